import { nameOf } from './change';
import { readPlan, writePlan } from './plan';
import { changedBy, ownPath } from './post';

const TRIP = readPlan('o4!de~gedung-sate!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja').plan;

/** The plan after a form with these fields, and where it leads. */
function after(fields: Record<string, string>, from = 'https://contoh.id/destinasi?page=2', plan = TRIP) {
  const changed = changedBy(plan, new URLSearchParams(fields), from, '2026-11-25');
  return { text: writePlan(changed.plan), to: changed.to };
}

describe('keeping an item', () => {
  test('changedBy adds one item and leads back to the page of the form', () =>
    expect(after({ simpan: 'ev~lari-pagi' })).toEqual({
      text: `o4!ev~lari-pagi!${writePlan(TRIP).slice(3)}`,
      to: '/destinasi?page=2#tersimpan',
    }));
  test('changedBy changes nothing when the item is in the plan already or its name is invalid', () => {
    expect(after({ simpan: 'de~gedung-sate' }).text).toBe(writePlan(TRIP));
    for (const name of ['', 'xx~a', 'de~../..', '<script>', 'a'.repeat(100_000)])
      expect(after({ simpan: name })).toEqual({ text: writePlan(TRIP), to: '/rencana#tidak-ada' });
  });
  test('changedBy adds nothing to a full plan and leads to the message that says so', () => {
    const full = readPlan(Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!')).plan;
    expect(after({ simpan: 'de~b' }, '', full)).toEqual({ text: writePlan(full), to: '/rencana#penuh' });
  });
  test.each([
    ['', '/rencana'],
    ['javascript:alert(1)', '/rencana'],
    ['https://contoh.id//jahat.id/', '/rencana'],
    ['https://contoh.id/\\jahat.id', '/rencana'],
    ['https://jahat.id/event?page=2', '/event?page=2'],
    ['https://contoh.id/a\r\nset-cookie: x', '/aset-cookie:%20x'],
  ])('ownPath turns the address %j into the path %j', (from, to) => expect(ownPath(from)).toBe(to));
});

describe('changing a plan', () => {
  test.each([
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
  ])('the action %s changes the plan to %s', (aksi, text) => expect(after({ aksi }).text).toBe(text));

  test('changedBy counts a plan anew before it is ordered, and leads to the message that says so', () =>
    expect(after({ aksi: 'pesan', orang: '5' })).toEqual({
      text: writePlan(TRIP).replace('o4', 'o5'),
      to: '/rencana#dihitung',
    }));

  test('changedBy leads to the place that was inserted, or to the message that the plan is full', () => {
    expect(after({ aksi: 'sisip:at~kawah-putih:at~braga' }).to).toBe('/rencana#at~braga');
    const full = readPlan(Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!')).plan;
    expect(after({ aksi: 'sisip:de~a1:at~braga' }, '', full)).toEqual({
      text: writePlan(full),
      to: '/rencana#penuh',
    });
  });

  test('changedBy keeps a plan that would be too long as it was, and says so', () => {
    const many = Array.from({ length: 27 }, (_, index) => `at~${'a'.repeat(57)}${index + 10}`).join('!');
    const long = readPlan(`h1!${many}`).plan;
    const note = 'catatan '.repeat(36);
    for (const aksi of ['perbarui', 'naik:at~x', `tukar:at~x:de~${'b'.repeat(200)}`])
      expect(after({ aksi, catatan: note }, '', long)).toEqual({
        text: writePlan(long),
        to: '/rencana#penuh',
      });
  });

  test('changedBy leads to an address with the emptied plan, from which it can be restored', () => {
    const { to } = after({ aksi: 'kosongkan' });
    const taken = new URL(to, 'http://localhost').searchParams.get('kosong');
    expect(taken).toBe(writePlan(TRIP));
  });

  test('changedBy leads back to the button of a move or number, and to the item where it can do no more', () => {
    const { plan } = readPlan('o2!h1!at~a!at~b!at~c');
    const to = (aksi: string, number = '5') => after({ aksi, 'jumlah:at~a': number }, '', plan).to;
    expect(to('turun:at~a')).toBe('/rencana#turun:at~a');
    expect(to('turun:at~b')).toBe('/rencana#at~b');
    expect(to('naik:at~b')).toBe('/rencana#at~b');
    expect(to('tambah:at~a')).toBe('/rencana#tambah:at~a');
    expect(to('kurang:at~a', '3')).toBe('/rencana#kurang:at~a');
    expect(to('kurang:at~a', '2')).toBe('/rencana#at~a');
  });
  test('changedBy leads to the page alone for an invalid name', () => {
    expect(after({ aksi: 'naik:a\r\nset-cookie: b' }).to).toBe('/rencana');
  });

  test.each([
    ['to the next one', 'at~kawah-putih', TRIP, '#re~saung-rasa'],
    ['to the one before the last', 'ak~vila-senja', TRIP, '#re~saung-rasa'],
    ['to the page without any', 'de~a', readPlan('de~a').plan, ''],
    ['to the page for what is not there', 'de~x', TRIP, ''],
  ])('changedBy leads from a removed item %s, with the plan before', (_where, name, plan, hash) =>
    expect(after({ aksi: `hapus:${name}` }, '', plan).to).toBe(`/rencana?kosong=${writePlan(plan)}${hash}`),
  );

  test('changedBy puts a removed item back, and leads to it', () => {
    const left = readPlan(after({ aksi: 'hapus:at~kawah-putih' }).text).plan;
    const back = { aksi: 'kembali:at~kawah-putih', r: writePlan(TRIP) };
    expect(after(back, '', left)).toEqual({ text: writePlan(TRIP), to: '/rencana#at~kawah-putih' });
    expect(after({ ...back, aksi: 'kembali:a\r\nset-cookie: b' }, '', left)).toEqual({
      text: writePlan(left),
      to: '/rencana',
    });
  });

  test('changedBy leads to the first item that got a day', () =>
    expect(after({ aksi: 'susun' }).to).toBe('/rencana#de~gedung-sate'));

  test('changedBy applies the fields of the form before the action of its button', () =>
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

  test.each([
    ['2026-11-24', '/rencana#mulai-salah'],
    ['2020-01-01', '/rencana#mulai-salah'],
    ['2028-11-26', '/rencana#mulai-salah'],
    ['besok', '/rencana#mulai-salah'],
    ['2026-11-25', '/rencana'],
    ['2028-11-25', '/rencana'],
    ['', '/rencana'],
  ])('the departure %j leads to %s, and changedBy keeps the other fields', (mulai, to) => {
    const plan = readPlan('m2026-12-12!de~gedung-sate').plan;
    const changed = after({ mulai, orang: '5', aksi: 'perbarui' }, '', plan);
    const start = to === '/rencana' ? mulai && `!m${mulai}` : '!m2026-12-12';
    expect(changed).toEqual({ text: `o5${start}!de~gedung-sate`, to });
  });

  test.each(['0', '-1', '1000', '2.5', '1e9', 'dua'])(
    'changedBy leads to an error for the number %j and keeps the other fields',
    (jumlah) =>
      expect(after({ 'jumlah:ak~vila-senja': jumlah, catatan: 'Jemput' })).toEqual({
        text: `${writePlan(TRIP)}!cSmVtcHV0`,
        to: '/rencana#jumlah-salah',
      }),
  );

  test('changedBy counts rooms separately from nights', () =>
    expect(
      after({ aksi: 'tambah-kali:ak~vila-senja', 'jumlah:ak~vila-senja': '2', 'kali:ak~vila-senja': '1' })
        .text,
    ).toContain('ak2x2~vila-senja'));

  test('changedBy puts the entrance in the place of the tour, and back', () => {
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

  test('changedBy carries no number of jeeps over to the people of an entrance', () =>
    expect(after({ aksi: 'tukar:de~jip:at~tebing' }, '', readPlan('o10!h1!de3~jip').plan).text).toBe(
      'o10!h1!at~tebing',
    ));

  test('changedBy leaves facts and numbers as they are when their fields are invalid', () =>
    expect(
      after({ orang: '0', mulai: 'besok', 'jumlah:ak~vila-senja': '1e9', 'hari:ak~vila-senja': '-2' }).text,
    ).toBe(writePlan(TRIP)));

  test('changedBy counts one more and one less, but never below one', () => {
    const nights = (aksi: string, now: string) =>
      readPlan(after({ aksi: `${aksi}:ak~vila-senja`, 'jumlah:ak~vila-senja': now }).text).plan.items.find(
        (item) => nameOf(item) === 'ak~vila-senja',
      )?.count;
    expect([nights('tambah', '2'), nights('kurang', '2'), nights('kurang', '1')]).toEqual([3, 1, 1]);
  });

  test('a number follows the number of people until its field is changed by hand', () => {
    const same = { 'jumlah:at~kawah-putih': '4', 'jumlah:at~kawah-putih:semula': '4' };
    expect(after(same).text).toBe(writePlan(TRIP));
    expect(after({ ...same, 'jumlah:at~kawah-putih': '3' }).text).toContain('at3~kawah-putih');
  });

  test('changedBy merges a ready plan as the source of the day on which it begins', () =>
    expect(after({ aksi: 'gabung', r: 'o2!h1!ssehari-di-ciwidey!ti~kereta' }).text).toBe(
      `${writePlan(TRIP)}!h2!ssehari-di-ciwidey!ti~kereta`,
    ));

  test.each<Record<string, string>>([{ aksi: 'gabung', r: 'h1!ti~kereta' }, { aksi: 'susun' }])(
    'changedBy begins behind the last day of a tour that takes three: %j',
    (fields) => {
      const plan = readPlan('ti~feri!h1!pa~tiga-hari').plan;
      const days = ({ kind }: { kind: string }) => (kind === 'paket' ? 3 : 1);
      const changed = changedBy(plan, new URLSearchParams(fields), '', '2026-11-25', days);
      expect(changed.plan.items.at(-1)).toMatchObject({ kind: 'tiket', day: 4 });
    },
  );

  test('changedBy merges a plan that was sent behind the own days', () =>
    expect(after({ aksi: 'gabung', r: 'h1!ti~kereta' }).text).toBe(`${writePlan(TRIP)}!h2!ti~kereta`));
});
