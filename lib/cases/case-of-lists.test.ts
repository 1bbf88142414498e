import { GALERI_KINDS, KINDS } from '../entities/kinds';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../entities/search-types';
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

describe('a list', () => {
  it.each([
    '/event?page=0',
    '/event?page=3',
    '/event?kategori=tidak-ada',
    '/event?kategori=Wedding',
    '/event?urut=harga&bulan=2026-12',
    '/paket-tour?harga=1',
    '/blog?urut=harga',
    '/event?urut=tanggal&bulan=2020-01',
  ])('has nothing at %s', async (target) => expect(await at(target)).toEqual(ABSENT));

  it('whose address asks for what it has not is no question to the API', async () => {
    await at('/paket-tour?harga=1');
    expect(api.asked).toEqual([]);
  });

  it.each([
    '/event',
    '/event?page=2',
    '/event?kategori=wedding',
    '/event?urut=tanggal',
    '/paket-tour?urut=harga',
  ])('is there at %s', async (target) =>
    expect(await at(target)).toMatchObject({ state: 'ok', address: { is: 'page', key: target } }),
  );

  it.each([
    '/event',
    '/event?page=99',
    '/event?kategori=wedding',
    '/event?urut=tanggal',
    '/paket-tour?urut=harga',
  ])('that was never delivered has failed at %s: nobody knows what it has', async (target) => {
    down('event', 'paket');
    expect(await at(target)).toMatchObject(FAILED);
  });

  it('is not the operator’s to lead away from while it is there or may be', async () => {
    rules(['/event', '/blog']);
    expect(await stateOf('/event')).toBe('ok');
    down('event');
    forgetAll();
    expect(await stateOf('/event')).toBe('failed');
  });

  it('asks for its list alone, and once', async () => {
    await at('/event?page=2');
    expect(api.asked).toEqual([registry.event.endpoint]);
  });
});

describe('the home page', () => {
  it('is partial while one of its lists was never delivered, and never failed', async () => {
    expect(await stateOf('/')).toBe('ok');
    down(...KINDS);
    api.answers[KULINER_ENDPOINT] = OUTAGE;
    forgetAll();
    expect(await stateOf('/')).toBe('partial');
  });
  it.each([...(['paket', 'destinasi', 'akomodasi', 'transportasi', 'event'] as const), 'kuliner' as const])(
    'is partial without %s',
    async (kind) => {
      api.answers[kind === 'kuliner' ? KULINER_ENDPOINT : registry[kind].endpoint] = OUTAGE;
      expect(await stateOf('/')).toBe('partial');
    },
  );
});

describe('the gallery', () => {
  it.each(['/galeri?kategori=paket', '/galeri?page=99', '/galeri?page=x', '/galeri?harga=250000'])(
    'has nothing at %s',
    async (target) => expect(await at(target)).toEqual(ABSENT),
  );
  it('is there, partial without one of its lists, and has failed without all', async () => {
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

describe('the page of foods and restaurants', () => {
  it.each(['/kuliner?page=3', '/kuliner?page=x', '/kuliner?hari=2', '/kuliner?urut=tanggal'])(
    'has nothing at %s',
    async (target) => expect(await at(target)).toEqual(ABSENT),
  );
  it('is there', async () => expect(await stateOf('/kuliner?page=2')).toBe('ok'));
  it.each(['makanan', 'restoran'] as const)('is partial without %s', async (kind) => {
    down(kind);
    expect(await stateOf('/kuliner')).toBe('partial');
  });
  it('has failed without both', async () => {
    down('makanan', 'restoran');
    expect(await at('/kuliner')).toMatchObject(FAILED);
  });
});

describe('areas', () => {
  it('that nobody wrote of are absent, and a rule leads from them', async () => {
    expect(await at('/kawasan/jakarta')).toEqual(ABSENT);
    rules(['/kawasan/jakarta', '/kawasan'], ['/kawasan/lembang', '/kawasan']);
    expect(await at('/kawasan/jakarta')).toEqual({ state: 'moved', to: '/kawasan' });
    expect(await stateOf('/kawasan/lembang')).toBe('ok');
  });
  it.each(['/kawasan', '/kawasan/lembang'])(
    '%s is partial without one list, and failed without all',
    async (target) => {
      down('tiket');
      expect(await stateOf(target)).toBe('partial');
      down(...MAPPED);
      forgetAll();
      expect(await at(target)).toMatchObject(FAILED);
    },
  );
});

describe('a plan', () => {
  const TRIP = 'de~nama-1!ti~nama-2';
  it('that is empty is there, whatever is down', async () => {
    down(...KINDS);
    for (const text of ['', 'bukan rencana', '%E0%A4%A']) expect(await stateOf('/rencana', text)).toBe('ok');
    expect(await stateOf('/rencana?r=')).toBe('ok');
    expect(api.asked).toEqual([]);
  });
  it('of the visitor’s own and one that was sent ask for their lists alone', async () => {
    expect(await stateOf('/rencana', TRIP)).toBe('ok');
    expect(new Set(api.asked)).toEqual(new Set([registry.destinasi.endpoint, registry.tiket.endpoint]));
    api.asked = [];
    expect(await stateOf('/rencana?r=fa~a', TRIP)).toBe('ok');
    expect(api.asked).toEqual([registry.fasilitas.endpoint]);
  });
  it('with one of two lists is partial, with none failed', async () => {
    down('tiket');
    expect(await stateOf('/rencana', TRIP)).toBe('partial');
    expect(await stateOf(`/rencana?r=${TRIP}`)).toBe('partial');
    expect(await stateOf('/rencana', 'ti~nama-2')).toBe('failed');
    down('destinasi');
    forgetAll();
    expect(await at('/rencana', TRIP)).toMatchObject(FAILED);
  });
  it('that is gone is there: it says so itself', async () =>
    expect(await stateOf('/rencana', 'de~sudah-hilang')).toBe('ok'));
});

describe('a ready plan', () => {
  it('that nobody wrote is absent, and a rule leads from it', async () => {
    expect(await at('/rencana/tidak-ada')).toEqual(ABSENT);
    rules(['/rencana/tidak-ada', '/rencana']);
    expect(await at('/rencana/tidak-ada')).toEqual({ state: 'moved', to: '/rencana' });
  });
  it('is there, and can be read without a single item', async () => {
    const [first] = await readyPlans();
    expect(await stateOf(`/rencana/${first!.slug}`)).toBe('ok');
    down(...KINDS);
    forgetAll();
    expect(await stateOf(`/rencana/${first!.slug}`)).toBe('partial');
  });
});

describe('a search', () => {
  const results = (count: number) => ({
    data: Array.from({ length: count }, (_, n) => ({
      id: n,
      type: 'event',
      title: `Teh ${n}`,
      url: `/event/teh-${n}`,
    })),
  });
  const SEARCHED = (q: string) => `${SEARCH_ENDPOINT}?query=${q}`;

  it.each(['/cari', '/cari?q=te', '/cari?q=tehhh', `/cari?q=${'a'.repeat(101)}`])(
    'is there at %.30s, and is not asked for twice',
    async (target) => {
      expect(await stateOf(target)).toBe('ok');
      expect(api.asked).toEqual([]);
    },
  );
  it.each(['0', '-1', '1.5', 'x', '01'])('has no page %s', async (page) => {
    expect(await at(`/cari?q=tehijo&page=${page}`)).toEqual(ABSENT);
    expect(api.asked).toEqual([]);
  });
  it('has its later pages, asked for once, and none past the end', async () => {
    api.answers[SEARCHED('banyak')] = results(40);
    expect(await stateOf('/cari?q=banyak&page=2')).toBe('ok');
    expect(await at('/cari?q=banyak&page=3')).toEqual(ABSENT);
    expect(api.asked.filter((path) => path.startsWith(SEARCH_ENDPOINT))).toHaveLength(1);
  });
  it('that fails is there: the page says so itself', async () => {
    api.answers[SEARCHED('gagal')] = OUTAGE;
    expect(await stateOf('/cari?q=gagal&page=2')).toBe('ok');
  });
});
