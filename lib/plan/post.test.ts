import { nameOf } from './change';
import { readPlan, writePlan } from './plan';
import { changedBy, ownPath } from './post';

const TRIP = readPlan('o4!de~gedung-sate!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja').plan;

/** The plan after a form with these fields, and where it leads. */
function after(fields: Record<string, string>, from = 'https://contoh.id/destinasi?page=2', plan = TRIP) {
  const changed = changedBy(plan, new URLSearchParams(fields), from, '2026-11-25');
  return { text: writePlan(changed.plan), to: changed.to };
}

describe('keeping', () => {
  it('adds one item and leads back to the page it stands on', () =>
    expect(after({ simpan: 'ev~lari-pagi' })).toEqual({
      text: `o4!ev~lari-pagi!${writePlan(TRIP).slice(3)}`,
      to: '/destinasi?page=2#tersimpan',
    }));
  it('changes nothing where it is there already, or is nothing', () => {
    expect(after({ simpan: 'de~gedung-sate' }).text).toBe(writePlan(TRIP));
    for (const name of ['', 'xx~a', 'de~../..', '<script>', 'a'.repeat(100_000)])
      expect(after({ simpan: name })).toEqual({ text: writePlan(TRIP), to: '/rencana#tidak-ada' });
  });
  it('says so where the plan is full', () => {
    const full = readPlan(Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!')).plan;
    expect(after({ simpan: 'de~b' }, '', full)).toEqual({ text: writePlan(full), to: '/rencana#penuh' });
  });
  it.each([
    ['', '/rencana'],
    ['javascript:alert(1)', '/rencana'],
    ['https://contoh.id//jahat.id/', '/rencana'],
    ['https://contoh.id/\\jahat.id', '/rencana'],
    ['https://jahat.id/event?page=2', '/event?page=2'],
    ['https://contoh.id/a\r\nset-cookie: x', '/aset-cookie:%20x'],
  ])('from %j it leads to the own path %j', (from, to) => expect(ownPath(from)).toBe(to));
});

describe('changing', () => {
  it.each([
    ['naik:re~saung-rasa', 'o4!de~gedung-sate!h1!re~saung-rasa!at~kawah-putih!ak2~vila-senja'],
    ['turun:re~saung-rasa', 'o4!de~gedung-sate!h1!at~kawah-putih!ak2~vila-senja!re~saung-rasa'],
    [
      'sisip:at~kawah-putih:at~braga',
      'o4!de~gedung-sate!h1!at~kawah-putih!at~braga!re~saung-rasa!ak2~vila-senja',
    ],
    ['sisip:at~kawah-putih:re~saung-rasa', writePlan(TRIP)],
    ['sisip:at~tiada:at~braga', writePlan(TRIP)],
    ['sisip:at~kawah-putih:<script>', writePlan(TRIP)],
    ['sisip:at~kawah-putih', writePlan(TRIP)],
    ['hapus:re~saung-rasa', 'o4!de~gedung-sate!h1!at~kawah-putih!ak2~vila-senja'],
    ['susun', 'o4!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja!h2!de~gedung-sate'],
    ['kosongkan', ''],
    ['apa saja:de~x', writePlan(TRIP)],
  ])('%s makes %s', (aksi, text) => expect(after({ aksi }).text).toBe(text));

  it('leads to the place that was put between, and says where there is no room for it', () => {
    expect(after({ aksi: 'sisip:at~kawah-putih:at~braga' }).to).toBe('/rencana#at~braga');
    const full = readPlan(Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!')).plan;
    expect(after({ aksi: 'sisip:de~a1:at~braga' }, '', full)).toEqual({
      text: writePlan(full),
      to: '/rencana#penuh',
    });
  });

  it('leads to a page that can take an emptied plan back', () => {
    const { to } = after({ aksi: 'kosongkan' });
    const taken = new URL(to, 'http://localhost').searchParams.get('kosong');
    expect(taken).toBe(writePlan(TRIP));
  });

  it('leads back to the item, and to nothing that is none', () => {
    expect(after({ aksi: 'naik:re~saung-rasa' }).to).toBe('/rencana#re~saung-rasa');
    expect(after({ aksi: 'naik:a\r\nset-cookie: b' }).to).toBe('/rencana');
  });

  it.each([
    ['to the next one', 'at~kawah-putih', TRIP, '/rencana#re~saung-rasa'],
    ['to the one before the last', 'ak~vila-senja', TRIP, '/rencana#re~saung-rasa'],
    ['to the page without any', 'de~a', readPlan('de~a').plan, '/rencana'],
    ['to the page for what is not there', 'de~x', TRIP, '/rencana'],
  ])('from a removed item it leads %s', (_where, name, plan, to) =>
    expect(after({ aksi: `hapus:${name}` }, '', plan).to).toBe(to),
  );

  it('leads to the first of the items that got a day', () =>
    expect(after({ aksi: 'susun' }).to).toBe('/rencana#de~gedung-sate'));

  it('takes over what is in the fields before it does what the button says', () =>
    expect(
      after({
        aksi: 'hapus:re~saung-rasa',
        orang: '6',
        mulai: '2026-12-12',
        catatan: 'Jemput',
        'jumlah:ak~vila-senja': '3',
        'hari:de~gedung-sate': '2',
      }).text,
    ).toBe('o6!m2026-12-12!h1!at~kawah-putih!ak3~vila-senja!h2!de~gedung-sate!cSmVtcHV0'));

  it.each([
    ['2026-11-24', '/rencana#mulai-salah'],
    ['2020-01-01', '/rencana#mulai-salah'],
    ['2028-11-26', '/rencana#mulai-salah'],
    ['besok', '/rencana#mulai-salah'],
    ['2026-11-25', '/rencana'],
    ['2028-11-25', '/rencana'],
    ['', '/rencana'],
  ])('a departure %j leads to %s, and the rest of the form is kept', (mulai, to) => {
    const plan = readPlan('m2026-12-12!de~gedung-sate').plan;
    const changed = after({ mulai, orang: '5', aksi: 'perbarui' }, '', plan);
    const start = to === '/rencana' ? mulai && `!m${mulai}` : '!m2026-12-12';
    expect(changed).toEqual({ text: `o5${start}!de~gedung-sate`, to });
  });

  it.each(['0', '-1', '1000', '2.5', '1e9', 'dua'])(
    'says that %j is no number, and keeps the rest',
    (jumlah) =>
      expect(after({ 'jumlah:ak~vila-senja': jumlah, catatan: 'Jemput' })).toEqual({
        text: `${writePlan(TRIP)}!cSmVtcHV0`,
        to: '/rencana#jumlah-salah',
      }),
  );

  it('counts rooms beside nights', () =>
    expect(
      after({ aksi: 'tambah-kali:ak~vila-senja', 'jumlah:ak~vila-senja': '2', 'kali:ak~vila-senja': '1' })
        .text,
    ).toContain('ak2x2~vila-senja'));

  it('puts the entrance in the place of the tour, and back', () => {
    const { text, to } = after({ aksi: 'tukar:de~gedung-sate:at~museum-gedung-sate' });
    expect([text, to]).toEqual([
      'o4!at~museum-gedung-sate!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja',
      '/rencana#at~museum-gedung-sate',
    ]);
    expect(after({ aksi: 'tukar:at~museum-gedung-sate:de~gedung-sate' }, '', readPlan(text).plan).text).toBe(
      writePlan(TRIP),
    );
    expect(after({ aksi: 'tukar:de~gedung-sate:at~kawah-putih' }).text).not.toContain('gedung-sate');
    expect(after({ aksi: 'tukar:de~gedung-sate:' }).text).toBe(writePlan(TRIP));
  });

  it('leaves what cannot be read as it was', () =>
    expect(
      after({ orang: '0', mulai: 'besok', 'jumlah:ak~vila-senja': '1e9', 'hari:ak~vila-senja': '-2' }).text,
    ).toBe(writePlan(TRIP)));

  it('counts one more and one less, never none', () => {
    const nights = (aksi: string, now: string) =>
      readPlan(after({ aksi: `${aksi}:ak~vila-senja`, 'jumlah:ak~vila-senja': now }).text).plan.items.find(
        (item) => nameOf(item) === 'ak~vila-senja',
      )?.count;
    expect([nights('tambah', '2'), nights('kurang', '2'), nights('kurang', '1')]).toEqual([3, 1, 1]);
  });

  it('a number that follows the people goes on following them until it is changed by hand', () => {
    const same = { 'jumlah:at~kawah-putih': '4', 'jumlah:at~kawah-putih:semula': '4' };
    expect(after(same).text).toBe(writePlan(TRIP));
    expect(after({ ...same, 'jumlah:at~kawah-putih': '3' }).text).toContain('at3~kawah-putih');
  });

  it('keeps the ready plan that is taken over, from the day on which it begins', () =>
    expect(after({ aksi: 'gabung', r: 'o2!h1!ssehari-di-ciwidey!ti~kereta' }).text).toBe(
      `${writePlan(TRIP)}!h2!ssehari-di-ciwidey!ti~kereta`,
    ));

  it('takes over a plan that was sent', () =>
    expect(after({ aksi: 'gabung', r: 'h1!ti~kereta' }).text).toBe(`${writePlan(TRIP)}!h2!ti~kereta`));
});
