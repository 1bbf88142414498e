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

describe('paths without a page', () => {
  test('an unknown path is absent without any API request', async () => {
    expect(await at('/tidak-ada')).toEqual(ABSENT);
    expect(api.asked).toEqual([]);
  });
  test("an unknown path is redirected by the operator's rule, whatever its query", async () => {
    rules(['/lama', '/event?kategori=wedding']);
    expect(await at('/lama')).toEqual({ state: 'moved', to: '/event?kategori=wedding' });
    expect(await at('/lama?utm_source=a')).toEqual({ state: 'moved', to: '/event?kategori=wedding' });
  });
});

describe('item pages', () => {
  test('an item is absent when the API answers that it does not exist', async () => {
    expect(await at('/event/tidak-ada')).toEqual(ABSENT);
    expect(await at('/makanan/tidak-ada')).toEqual(ABSENT);
  });
  test('an item is failed while the API fails, even with a redirect rule', async () => {
    rules(['/event/nama-1', '/blog']);
    api.answers[`${registry.event.endpoint}/nama-1`] = OUTAGE;
    expect(await at('/event/nama-1')).toMatchObject(FAILED);
  });
  test("an unknown item is failed with the code 'later' after too many guesses", async () => {
    const found = [];
    for (let n = 0; n < 60; n += 1) found.push(await at(`/event/acak-${n}`));
    expect(found.at(-1)).toMatchObject({ state: 'failed', error: { code: 'later' } });
  });
  test('an item is ok when the API has it', async () => {
    there('event', 'nama-1');
    expect(await at('/event/nama-1')).toMatchObject({
      state: 'ok',
      address: { name: 'nama-1', key: '/event/nama-1' },
    });
  });
  test('an item whose detail request fails is partial if its list record has every field', async () => {
    api.answers[registry.tiket.endpoint] = {
      data: [{ id: 3, name: 'Kereta', description: '<p>Ke Cicalengka.</p>', price: '7000.00', stock: 4 }],
    };
    api.answers[`${registry.tiket.endpoint}/3`] = OUTAGE;
    expect(await stateOf('/tiket/3')).toBe('partial');
    api.answers[`${registry.tiket.endpoint}/3`] = { data: { id: 3, name: 'Kereta' } };
    expect(await stateOf('/tiket/3')).toBe('ok');
  });
  // spec: 2 Route table, By id or slug
  test('an item requested by its id is redirected to its slug', async () => {
    expect(await at('/event/7')).toEqual({ state: 'moved', to: '/event/nama-7' });
    expect(await at('/tiket/7')).toEqual({ state: 'moved', to: '/tiket/nama-7' });
  });
  // spec: 2 Route table, A /makanan/{slug} link
  test('a food is redirected to its place on the culinary page', async () => {
    expect(await at('/makanan/nama-1')).toEqual({ state: 'moved', to: '/kuliner#makanan-nama-1' });
  });
  test('a redirect rule applies to a retired item, but not to an existing one', async () => {
    rules(['/event/lama', '/blog'], ['/event/nama-1', '/blog']);
    there('event', 'nama-1');
    expect(await at('/event/lama')).toEqual({ state: 'moved', to: '/blog' });
    expect(await stateOf('/event/nama-1')).toBe('ok');
  });
  test.each(['/event/100%25', '/event/a%252fb', '/event/%25e0%25a4%25a'])(
    'an item key with "%%" is absent without a detail request: %s',
    async (target) => {
      expect(await at(target)).toEqual(ABSENT);
      expect(api.asked.filter((path) => path !== registry.event.endpoint)).toEqual([]);
    },
  );
});

describe('other forms of an address', () => {
  test.each([
    ['/Destinasi', '/destinasi'],
    ['/events?a=b', '/event?a=b'],
    ['/destinasi?page=1', '/destinasi'],
    ['/paket-tour?hari=2&urut=harga', '/paket-tour?urut=harga&hari=2'],
    ['/api//cari', '/api/cari'],
    ['/TIDAK-ADA/', '/tidak-ada'],
  ])('%s is redirected to %s without any API request', async (target, to) => {
    expect(await at(target)).toEqual({ state: 'moved', to });
    expect(api.asked).toEqual([]);
  });
  test.each([
    ['/LAMA/?utm_source=a', '/event'],
    ['/halaman/a,b', '/event?kategori=wedding'],
    ['/Event/Lama', '/blog'],
  ])("%s is redirected by the operator's rule to %s in one hop", async (target, to) => {
    rules(['/lama', '/event'], ['/halaman/a%2Cb', '/event?kategori=wedding'], ['/event/lama', '/blog']);
    expect(await at(target)).toEqual({ state: 'moved', to });
  });
  test("an untidy address with an id is redirected straight to the item's own page", async () => {
    expect(await at('/Event/7/')).toEqual({ state: 'moved', to: '/event/nama-7' });
    expect(await at('/Makanan/Nama-1?a=b')).toEqual({ state: 'moved', to: '/kuliner#makanan-nama-1' });
  });
  test('an untidy address of an existing item is redirected to the tidy one with its query', async () => {
    there('event', 'nama-1');
    expect(await at('/Event/Nama-1?a=b')).toEqual({ state: 'moved', to: '/event/nama-1?a=b' });
  });
  test('an untidy address is redirected to the tidy one even without an item or API', async () => {
    expect(await at('/Event/Entah')).toEqual({ state: 'moved', to: '/event/entah' });
    api.answers[`${registry.event.endpoint}/nama-1`] = OUTAGE;
    expect(await at('/Event/Nama-1')).toEqual({ state: 'moved', to: '/event/nama-1' });
  });
});

describe('static pages', () => {
  test.each(['/contact', '/contact/belum-lengkap', '/kebijakan-privasi'])(
    '%s is ok without an API request while all lists fail',
    async (target) => {
      down(...KINDS);
      expect(await stateOf(target)).toBe('ok');
      expect(api.asked).toEqual([]);
    },
  );
});

test('the case of a page is found without making cards, map pins or counts', async () => {
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

test('a programming error is thrown, and not reported as a failed API', async () => {
  jest.spyOn(registry.event, 'isOver').mockImplementation(() => {
    throw new TypeError('broken');
  });
  await expect(at('/event')).rejects.toThrow('broken');
});
