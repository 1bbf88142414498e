import { GALERI_KINDS, KINDS } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../entities/search-types';
import { setMetrics } from '../metrics/metrics';
import { openMetrics } from '../metrics/open-metrics';
import { MAPPED } from '../kawasan/mapped';
import { readyPlans } from '../plan/ready';
import type * as Settings from '../settings/settings';
import { ABSENT, api, at, beginAfresh, down, FAILED, forgetAll, OUTAGE, rules, stateOf } from './api.fake';

/* The cases of pages that are made of lists. */

jest.mock('../addresses/redirects');
// The content has the site's own search; these cases are of an Admin API's.
jest.mock('../settings/settings', () => {
  const real = jest.requireActual<typeof Settings>('../settings/settings');
  return { ...real, settings: () => ({ ...real.settings(), adminApiUrl: 'http://api.example' }) };
});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  rules();
  beginAfresh();
});
afterEach(() => jest.restoreAllMocks());

describe('list pages', () => {
  test.each([
    '/event?page=0',
    '/event?page=3',
    '/event?kategori=tidak-ada',
    '/event?kategori=Wedding',
    '/event?urut=harga&bulan=2026-12',
    '/paket-tour?harga=1',
    '/blog?urut=harga',
    '/event?urut=tanggal&bulan=2020-01',
  ])('a list is absent at %s', async (target) => expect(await at(target)).toEqual(ABSENT));

  test('a list with an unsupported parameter in its address is answered without an API request', async () => {
    await at('/paket-tour?harga=1');
    expect(api.asked).toEqual([]);
  });

  test.each([
    '/event',
    '/event?page=2',
    '/event?kategori=wedding',
    '/event?urut=tanggal',
    '/paket-tour?urut=harga',
  ])('a list is ok at %s', async (target) =>
    expect(await at(target)).toMatchObject({ state: 'ok', address: { is: 'page', key: target } }),
  );

  test.each([
    '/event',
    '/event?page=99',
    '/event?kategori=wedding',
    '/event?urut=tanggal',
    '/paket-tour?urut=harga',
  ])('a list that was never delivered is failed, not absent, at %s', async (target) => {
    down('event', 'paket');
    expect(await at(target)).toMatchObject(FAILED);
  });

  test('a redirect rule for a list does not apply while the list exists or its API fails', async () => {
    rules(['/event', '/blog']);
    expect(await stateOf('/event')).toBe('ok');
    down('event');
    forgetAll();
    expect(await stateOf('/event')).toBe('failed');
  });

  test('a list page requests only its own list, and only once', async () => {
    await at('/event?page=2');
    expect(api.asked).toEqual([registry.event.endpoint]);
  });
});

describe('the home page', () => {
  test('the home page is ok, and only partial while all of its lists fail', async () => {
    expect(await stateOf('/')).toBe('ok');
    down(...KINDS);
    api.answers[KULINER_ENDPOINT] = OUTAGE;
    forgetAll();
    expect(await stateOf('/')).toBe('partial');
  });
  test.each([...(['paket', 'destinasi', 'akomodasi', 'transportasi', 'event'] as const), 'kuliner' as const])(
    'the home page is partial without %s',
    async (kind) => {
      api.answers[kind === 'kuliner' ? KULINER_ENDPOINT : registry[kind].endpoint] = OUTAGE;
      expect(await stateOf('/')).toBe('partial');
    },
  );
});

describe('the gallery', () => {
  test.each(['/galeri?kategori=paket', '/galeri?page=99', '/galeri?page=x', '/galeri?harga=250000'])(
    'the gallery is absent at %s',
    async (target) => expect(await at(target)).toEqual(ABSENT),
  );
  test('the gallery is ok, partial without one of its lists, and failed without all of them', async () => {
    expect(await stateOf('/galeri?kategori=event')).toBe('ok');
    down('akomodasi');
    forgetAll();
    expect(await stateOf('/galeri')).toBe('partial');
    expect(await stateOf('/galeri?kategori=akomodasi')).toBe('failed');
    down(...GALERI_KINDS);
    forgetAll();
    expect(await at('/galeri')).toMatchObject(FAILED);
  });
});

describe('the culinary page', () => {
  test.each(['/kuliner?page=3', '/kuliner?page=x', '/kuliner?hari=2', '/kuliner?urut=tanggal'])(
    'the culinary page is absent at %s',
    async (target) => expect(await at(target)).toEqual(ABSENT),
  );
  test('the culinary page is ok at its second page', async () =>
    expect(await stateOf('/kuliner?page=2')).toBe('ok'));
  test.each(['makanan', 'restoran'] as const)('the culinary page is partial without %s', async (kind) => {
    down(kind);
    expect(await stateOf('/kuliner')).toBe('partial');
  });
  test('the culinary page is failed without both of its lists', async () => {
    down('makanan', 'restoran');
    expect(await at('/kuliner')).toMatchObject(FAILED);
  });
});

describe('area pages', () => {
  test('an unknown area is absent unless a redirect rule exists, which a known area ignores', async () => {
    expect(await at('/kawasan/jakarta')).toEqual(ABSENT);
    rules(['/kawasan/jakarta', '/kawasan'], ['/kawasan/lembang', '/kawasan']);
    expect(await at('/kawasan/jakarta')).toEqual({ state: 'moved', to: '/kawasan' });
    expect(await stateOf('/kawasan/lembang')).toBe('ok');
  });
  test.each(['/kawasan', '/kawasan/lembang'])(
    '%s is partial without one list, and failed without all of them',
    async (target) => {
      down('tiket');
      expect(await stateOf(target)).toBe('partial');
      down(...MAPPED);
      forgetAll();
      expect(await at(target)).toMatchObject(FAILED);
    },
  );
});

describe('plan pages', () => {
  const TRIP = 'de~nama-1!ti~nama-2';
  test('an empty or unreadable plan is ok without any API request, even while all lists fail', async () => {
    down(...KINDS);
    for (const text of ['', 'bukan rencana', '%E0%A4%A']) expect(await stateOf('/rencana', text)).toBe('ok');
    expect(await stateOf('/rencana?r=')).toBe('ok');
    expect(api.asked).toEqual([]);
  });
  test("a visitor's plan and a shared plan request only the lists of their items", async () => {
    expect(await stateOf('/rencana', TRIP)).toBe('ok');
    expect(new Set(api.asked)).toEqual(new Set([registry.destinasi.endpoint, registry.tiket.endpoint]));
    api.asked = [];
    expect(await stateOf('/rencana?r=fa~a', TRIP)).toBe('ok');
    expect(api.asked).toEqual([registry.fasilitas.endpoint]);
  });
  test('a plan is partial without one of its two lists, and failed without any of them', async () => {
    down('tiket');
    expect(await stateOf('/rencana', TRIP)).toBe('partial');
    expect(await stateOf(`/rencana?r=${TRIP}`)).toBe('partial');
    expect(await stateOf('/rencana', 'ti~nama-2')).toBe('failed');
    down('destinasi');
    forgetAll();
    expect(await at('/rencana', TRIP)).toMatchObject(FAILED);
  });
  test('a plan whose items no longer exist is ok', async () =>
    expect(await stateOf('/rencana', 'de~sudah-hilang')).toBe('ok'));
});

describe('ready plans', () => {
  test('an unknown ready plan is absent unless a redirect rule exists', async () => {
    expect(await at('/rencana/tidak-ada')).toEqual(ABSENT);
    rules(['/rencana/tidak-ada', '/rencana']);
    expect(await at('/rencana/tidak-ada')).toEqual({ state: 'moved', to: '/rencana' });
  });
  test('a ready plan is ok, and only partial while all lists fail', async () => {
    const [first] = await readyPlans();
    expect(await stateOf(`/rencana/${first!.slug}`)).toBe('ok');
    down(...KINDS);
    forgetAll();
    expect(await stateOf(`/rencana/${first!.slug}`)).toBe('partial');
  });
});

describe('search pages', () => {
  const results = (count: number) => ({
    data: Array.from({ length: count }, (_, n) => ({
      id: n,
      type: 'event',
      title: `Teh ${n}`,
      url: `/event/teh-${n}`,
    })),
  });
  const SEARCHED = (q: string) => `${SEARCH_ENDPOINT}?query=${q}`;

  test.each(['/cari', '/cari?q=te', '/cari?q=tehhh', `/cari?q=${'a'.repeat(101)}`])(
    'the search page is ok at %.30s, without an API request',
    async (target) => {
      expect(await stateOf(target)).toBe('ok');
      expect(api.asked).toEqual([]);
    },
  );
  test.each(['0', '-1', '1.5', 'x', '01'])(
    'a search is absent at the invalid page number %s',
    async (page) => {
      expect(await at(`/cari?q=tehijo&page=${page}`)).toEqual(ABSENT);
      expect(api.asked).toEqual([]);
    },
  );
  test('a search has its later pages, but none past the end, with one request for its results', async () => {
    api.answers[SEARCHED('banyak')] = results(40);
    expect(await stateOf('/cari?q=banyak&page=2')).toBe('ok');
    expect(await at('/cari?q=banyak&page=3')).toEqual(ABSENT);
    expect(api.asked.filter((path) => path.startsWith(SEARCH_ENDPOINT))).toHaveLength(1);
  });
  test('a look at a later page of a search counts no search, which the page itself does', async () => {
    const { searches } = openMetrics([]);
    api.answers[SEARCHED('sekali')] = results(40);
    await stateOf('/cari?q=sekali&page=2');
    expect((await searches.get()).values.filter(({ value }) => value > 0)).toEqual([]);
    setMetrics(null);
  });
  test('a search whose request fails is still ok', async () => {
    api.answers[SEARCHED('gagal')] = OUTAGE;
    expect(await stateOf('/cari?q=gagal&page=2')).toBe('ok');
  });
});
