import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import { adminApi } from '../items/source';
import { MAX_QUERY } from './bounds';
import { search, searchQuery } from './search';
import { processWide } from '../base/process-wide.mjs';

// The content has the site's own search; these ask an Admin API.
jest.mock('../settings/settings', () => ({
  ...jest.requireActual<object>('../settings/settings'),
  settings: () => ({ adminApiUrl: 'http://api.example' }),
}));

// Each test is another visitor: together they search more than one may.
let mockVisitor = 0;
jest.mock('../base/visitor', () => ({
  ...jest.requireActual<object>('../base/visitor'),
  currentVisitor: () => `10.0.0.${mockVisitor}`,
}));

let answer: unknown;
/** The lists of restaurants and foods. */
let lists: Record<string, unknown>;
let asked: string[];
let warn: jest.SpyInstance;
let number = 0;
/** A query that no earlier test used: results are cached for a minute. */
const fresh = () => `kawah ${++number}`;

beforeEach(() => {
  mockVisitor += 1;
  asked = [];
  lists = {};
  warn = jest.spyOn(console, 'warn').mockImplementation();
  const provider = (path: string) => {
    asked.push(path);
    if (lists[path]) return Promise.resolve({ data: lists[path] });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  provideBy(provider);
});
afterEach(() => {
  warn.mockRestore();
  Object.assign(processWide, { adminApiClient: undefined });
});

describe('searchQuery', () => {
  // spec: 5, Search
  test.each([[null], [''], ['ab'], ['  ab  '], ['a \n '], ['x'.repeat(MAX_QUERY + 1)]])(
    'searchQuery refuses %j',
    (text) => {
      expect(searchQuery(text)).toBeNull();
    },
  );
  test('searchQuery trims and collapses white space', () =>
    expect(searchQuery('  kawah \n putih ')).toBe('kawah putih'));
  // spec: 5, Search
  test('searchQuery accepts a text of three characters', () => expect(searchQuery('teh')).toBe('teh'));
});

describe('search', () => {
  const found = async (query: string) => {
    const given = await search(query);
    return given.state === 'ok' ? given.results : given.state;
  };

  // spec: 8, Search request fails
  test('search is failed and logs once when the API fails', async () => {
    answer = new Error('x');
    expect(await found(fresh())).toBe('failed');
    expect(warn).toHaveBeenCalledTimes(1);
  });
  test('search asks the API again after a failure', async () => {
    const query = fresh();
    answer = new Error('x');
    await search(query);
    answer = { data: [{ type: 'event', title: 'Lari', slug: 'lari' }] };
    expect(await found(query)).toHaveLength(1);
  });
  // spec: 3, Search result item
  test('search leaves out results that lead nowhere and keeps the rest', async () => {
    const good = { type: 'event', title: 'Lari', slug: 'lari', label: 'Event' };
    const strange = ['constructor', '__proto__', 'user', null, {}].map((type) => ({
      type,
      title: 'x',
      slug: 'x',
    }));
    answer = {
      data: [null, 'x', [], ...strange, { type: 'event', slug: 'x' }, { type: 'event', title: 'x' }, good],
    };
    expect(await found(fresh())).toEqual([
      { kind: 'event', key: 'lari', title: 'Lari', label: 'Event', href: '/event/lari' },
    ]);
  });
  // spec: 2 Navigation bar, Result links; 3, Search result item
  test.each([
    ['akomodasi', '/akomodasi/a-b'],
    ['attraction', '/attraction/a-b'],
    ['transportasi', '/transportasi/a-b'],
    ['fasilitas', '/fasilitas/a-b'],
    ['ticket', '/tiket/a-b'],
    ['event', '/event/a-b'],
    ['blog', '/blog/a-b'],
    ['destinasi', '/destination/a-b'],
    ['makanan', '/kuliner#makanan-a-b'],
  ])('search links a result of type %s to its page', async (type, href) => {
    answer = { data: [{ id: 1, type, title: 'A B', url: `https://evil.example/x/a-b?x=1` }] };
    expect(await found(fresh())).toMatchObject([{ href }]);
  });
  // spec: 2 Navigation bar, Result links
  test('search returns all results of the API in their order, however many', async () => {
    const titles = Array.from({ length: 44 }, (_, n) => `Lari ${n}`);
    answer = { data: titles.map((title, id) => ({ id, type: 'event', title, slug: `lari-${id}` })) };
    const given = await found(fresh());
    expect(Array.isArray(given) && given.map(({ title }) => title)).toEqual(titles);
  });
  test('search returns an item once when the API gives it under two types', async () => {
    answer = { data: ['makanan', 'kuliner'].map((type) => ({ id: 1, type, title: 'Seblak' })) };
    expect(await found(fresh())).toHaveLength(1);
  });

  describe('a question about opening hours', () => {
    const place = (type: string) => ({ id: 1, type, title: 'Kawah Putih', slug: 'kawah-putih' });
    const hrefOf = async (query: string, type: string) => {
      answer = { data: [place(type)] };
      const given = await found(query);
      return Array.isArray(given) ? given[0]?.href : given;
    };
    test.each(['jam buka kawah putih', 'Kawah Putih buka jam berapa?', 'kawah putih tutup senin'])(
      'search links the question %j to the box with the opening hours of the place',
      async (query) => {
        expect(await hrefOf(query, 'attraction')).toBe('/attraction/kawah-putih#sebelum-berangkat');
        expect(await hrefOf(`${query} destinasi`, 'destinasi')).toBe(
          '/destination/kawah-putih#sebelum-berangkat',
        );
      },
    );
    test.each([
      ['kawah putih harga', 'attraction', '/attraction/kawah-putih'],
      ['kawah putih buka malam', 'blog', '/blog/kawah-putih'],
      ['kawah putih buka kamar', 'akomodasi', '/akomodasi/kawah-putih'],
    ])('search links %j with a result of type %s to the page itself', async (query, type, href) =>
      expect(await hrefOf(query, type)).toBe(href),
    );
  });

  test('search marks a sample when the list in memory says that it is one', async () => {
    const hits = ['nyata', 'rekaan'].map((slug) => ({ slug, type: 'event', title: slug }));
    const samples = async () => {
      answer = { data: hits };
      const given = await found(fresh());
      return Array.isArray(given) && given.map(({ isSample }) => isSample ?? false);
    };
    expect(await samples()).toEqual([false, false]);
    lists = { '/api/admin/events': hits.map((hit, id) => ({ ...hit, id, contoh: id === 1 })) };
    await adminApi().getList('/api/admin/events');
    expect(await samples()).toEqual([false, true]);
  });

  describe('results on /kuliner', () => {
    const RESTAURANTS = '/api/admin/restorans';
    const FOODS = '/api/admin/makanans';
    /** The oldest is last: a page has six. */
    const restaurants = Array.from({ length: 14 }, (_, n) => ({
      id: n + 1,
      judul: `Warung ${n + 1}`,
      created_at: `2026-01-${String(28 - n)} 10:00:00`,
    }));
    const hrefOf = async (hit: Record<string, unknown>) => {
      lists = {
        [RESTAURANTS]: restaurants,
        [FOODS]: [{ id: 13, judul: 'Batagor', slug: 'batagor-bandung' }],
      };
      answer = { data: [hit] };
      const given = await found(fresh());
      return Array.isArray(given) ? given.map(({ href }) => href) : given;
    };

    test.each([
      [
        'of a restaurant on the first page',
        { id: 2, type: 'restoran', title: 'Warung 2' },
        '#restoran-warung-2',
      ],
      [
        'of one on the third',
        { id: 13, type: 'restoran', title: 'Warung 13', url: '/restoran/warung-13' },
        '?page=3#restoran-warung-13',
      ],
      [
        'of a type kuliner that is a restaurant',
        { id: 13, type: 'kuliner', title: 'Warung 7' },
        '?page=2#restoran-warung-7',
      ],
      [
        'of a type kuliner that is a food',
        { id: 13, type: 'Kuliner', title: 'Batagor' },
        '#makanan-batagor-bandung',
      ],
      [
        'of one whose title was written anew',
        { id: 8, type: 'restoran', title: 'Baru' },
        '?page=2#restoran-warung-8',
      ],
      [
        'of one that the list does not have yet',
        { id: 99, type: 'restoran', title: 'Baru' },
        '#restoran-baru',
      ],
    ])('search links the place on /kuliner %s', async (_, hit, place) =>
      expect(await hrefOf(hit)).toEqual([`/kuliner${place}`]),
    );

    test('search gives a result of type kuliner the kind restoran when it is a restaurant', async () => {
      lists = { [RESTAURANTS]: restaurants, [FOODS]: [{ id: 1, judul: 'Batagor' }] };
      answer = { data: [{ id: 13, type: 'kuliner', title: 'Warung 7' }] };
      expect(await found(fresh())).toMatchObject([{ kind: 'restoran', key: 'warung-7', label: 'Restoran' }]);
    });
    test('search links a restaurant on /kuliner by its title when the list cannot be loaded', async () => {
      const client = adminApi();
      jest.spyOn(client, 'getList').mockRejectedValue(new AdminApiError('refused', 'down'));
      answer = { data: [{ id: 2, type: 'restoran', title: 'Warung 2' }] };
      expect(await found(fresh())).toMatchObject([{ href: '/kuliner#restoran-warung-2' }]);
    });
  });

  test('search uses the id of a result that has neither slug nor address', async () => {
    answer = { data: [{ id: 7, type: 'ticket', title: 'Kereta' }] };
    expect(await found(fresh())).toMatchObject([{ href: '/tiket/7' }]);
  });
  // spec: 7, Live search
  test('search encodes the query in its request to the API', async () => {
    answer = { data: [] };
    await search('a&b=c #1');
    expect(asked).toEqual(['/api/admin/searches/search?query=a%26b%3Dc%20%231']);
  });
  test('search asks the API once for the same text in another case', async () => {
    answer = { data: [] };
    const query = fresh();
    await search(query);
    await search(query.toUpperCase());
    expect(asked).toHaveLength(1);
  });
});
