import { choosingOf } from '../data/choosing';
import { listMap } from '../kawasan/list-map';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { placeOnce } from '../kawasan/placed';
import { ABSENT, api, at, beginAfresh, down, FAILED, OUTAGE, rules, stateOf, there } from './api.fake';

jest.mock('../addresses/redirects');
jest.mock('../kawasan/list-map', () => ({ listMap: jest.fn() }));
jest.mock('../data/choosing', () => ({
  ...jest.requireActual<object>('../data/choosing'),
  choosingOf: jest.fn(),
}));
jest.mock('../kawasan/placed', () => ({ placeOnce: jest.fn() }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  rules();
  beginAfresh();
});
afterEach(() => jest.restoreAllMocks());

describe('a path without a page', () => {
  it('is absent, and nobody is asked', async () => {
    expect(await at('/tidak-ada')).toEqual(ABSENT);
    expect(api.asked).toEqual([]);
  });
  it('leads where the operator says', async () => {
    rules(['/lama', '/event?kategori=wedding']);
    expect(await at('/lama')).toEqual({ state: 'moved', to: '/event?kategori=wedding' });
    expect(await at('/lama?utm_source=a')).toEqual({ state: 'moved', to: '/event?kategori=wedding' });
  });
});

describe('an item', () => {
  it('is absent where the API says so', async () => {
    expect(await at('/event/tidak-ada')).toEqual(ABSENT);
    expect(await at('/makanan/tidak-ada')).toEqual(ABSENT);
  });
  it('has failed where nobody can say, whatever a rule says', async () => {
    rules(['/event/nama-1', '/blog']);
    api.answers[`${registry.event.endpoint}/nama-1`] = OUTAGE;
    expect(await at('/event/nama-1')).toMatchObject(FAILED);
  });
  it('has failed where the visitor has guessed too often', async () => {
    const found = [];
    for (let n = 0; n < 60; n += 1) found.push(await at(`/event/acak-${n}`));
    expect(found.at(-1)).toMatchObject({ state: 'failed', error: { code: 'later' } });
  });
  it('is there', async () => {
    there('event', 'nama-1');
    expect(await at('/event/nama-1')).toMatchObject({
      state: 'ok',
      address: { name: 'nama-1', key: '/event/nama-1' },
    });
  });
  it('whose detail cannot be had is partial where the list says all', async () => {
    api.answers[registry.tiket.endpoint] = {
      data: [{ id: 3, name: 'Kereta', description: '<p>Ke Cicalengka.</p>', price: '7000.00', stock: 4 }],
    };
    api.answers[`${registry.tiket.endpoint}/3`] = OUTAGE;
    expect(await stateOf('/tiket/3')).toBe('partial');
    api.answers[`${registry.tiket.endpoint}/3`] = { data: { id: 3, name: 'Kereta' } };
    expect(await stateOf('/tiket/3')).toBe('ok');
  });
  // spec: 2 Route table, By id or slug
  it('known by another key has moved to the page of its own', async () => {
    expect(await at('/event/7')).toEqual({ state: 'moved', to: '/event/nama-7' });
    expect(await at('/tiket/7')).toEqual({ state: 'moved', to: '/tiket/nama-7' });
  });
  // spec: 2 Route table, A /makanan/{slug} link
  it('that is a food has moved to its place', async () => {
    expect(await at('/makanan/nama-1')).toEqual({ state: 'moved', to: '/kuliner#makanan-nama-1' });
  });
  it('that is retired leads where the operator says, and one that is there does not', async () => {
    rules(['/event/lama', '/blog'], ['/event/nama-1', '/blog']);
    there('event', 'nama-1');
    expect(await at('/event/lama')).toEqual({ state: 'moved', to: '/blog' });
    expect(await stateOf('/event/nama-1')).toBe('ok');
  });
  it.each(['/event/100%25', '/event/a%252fb', '/event/%25e0%25a4%25a'])(
    'with "%%" in its name is none, and nobody is asked: %s',
    async (target) => {
      expect(await at(target)).toEqual(ABSENT);
      expect(api.asked.filter((path) => path !== registry.event.endpoint)).toEqual([]);
    },
  );
});

describe('another form of an address leads in one hop', () => {
  it.each([
    ['/Destinasi', '/destinasi'],
    ['/events?a=b', '/event?a=b'],
    ['/destinasi?page=1', '/destinasi'],
    ['/paket-tour?hari=2&urut=harga', '/paket-tour?urut=harga&hari=2'],
    ['/api//cari', '/api/cari'],
    ['/TIDAK-ADA/', '/tidak-ada'],
  ])('from %s to %s, and asks nobody', async (target, to) => {
    expect(await at(target)).toEqual({ state: 'moved', to });
    expect(api.asked).toEqual([]);
  });
  it.each([
    ['/LAMA/?utm_source=a', '/event'],
    ['/halaman/a,b', '/event?kategori=wedding'],
    ['/Event/Lama', '/blog'],
  ])('from %s by the operator’s rule to %s', async (target, to) => {
    rules(['/lama', '/event'], ['/halaman/a%2Cb', '/event?kategori=wedding'], ['/event/lama', '/blog']);
    expect(await at(target)).toEqual({ state: 'moved', to });
  });
  it('to the page of an item’s own key', async () => {
    expect(await at('/Event/7/')).toEqual({ state: 'moved', to: '/event/nama-7' });
    expect(await at('/Makanan/Nama-1?a=b')).toEqual({ state: 'moved', to: '/kuliner#makanan-nama-1' });
  });
  it('to the tidy address of an item that is there, with its query', async () => {
    there('event', 'nama-1');
    expect(await at('/Event/Nama-1?a=b')).toEqual({ state: 'moved', to: '/event/nama-1?a=b' });
  });
  it('also to what is not there, and to what cannot be had now', async () => {
    expect(await at('/Event/Entah')).toEqual({ state: 'moved', to: '/event/entah' });
    api.answers[`${registry.event.endpoint}/nama-1`] = OUTAGE;
    expect(await at('/Event/Nama-1')).toEqual({ state: 'moved', to: '/event/nama-1' });
  });
});

describe('a page of its own', () => {
  it.each(['/contact', '/contact/belum-lengkap', '/kebijakan-privasi'])(
    '%s is there, whatever is down',
    async (target) => {
      down(...KINDS);
      expect(await stateOf(target)).toBe('ok');
      expect(api.asked).toEqual([]);
    },
  );
});

it('what only a page draws is not made: no card, no pin, no count', async () => {
  for (const kind of KINDS.filter((kind) => kind !== 'makanan'))
    jest.spyOn(registry[kind], 'toCard').mockImplementation(() => {
      throw new Error('a card');
    });
  there('event', 'nama-1');
  const addresses = [
    ...[
      '/',
      '/event',
      '/event?urut=tanggal',
      '/paket-tour?urut=harga&kawasan=lembang',
      '/event/nama-1',
      '/galeri',
    ],
    ...['/kuliner', '/kawasan', '/kawasan/lembang', '/rencana?r=de~nama-1', '/rencana/sehari-di-ciwidey'],
  ];
  for (const target of addresses) expect([target, await stateOf(target)]).not.toEqual([target, 'failed']);
  for (const made of [listMap, choosingOf, placeOnce]) expect(made).not.toHaveBeenCalled();
});

it('a mistake of the program is not taken for an outage', async () => {
  jest.spyOn(registry.event, 'isOver').mockImplementation(() => {
    throw new TypeError('broken');
  });
  await expect(at('/event')).rejects.toThrow('broken');
});
