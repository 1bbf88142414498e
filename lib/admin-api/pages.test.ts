import { nextQuery, totalOf, completeList } from './pages';
import { PAGINATORS, paginated } from './paginators.fixture.mjs';

const PATH = '/api/admin/pakets';
const records = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** An API that responds to each query with `answer`, and the queries that it got. */
function api(answer: (query: string) => unknown) {
  const asked: string[] = [];
  const list = completeList(PATH, (query, take) => {
    asked.push(query);
    // Asynchronous, like a network, and so that a failure rejects.
    return Promise.resolve().then(() => take(answer(query)));
  });
  return { asked, list };
}

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

describe.each(Object.keys(PAGINATORS))('%s', (form) => {
  const ask = (count: number) => api((query) => paginated(form, records(count), { path: PATH, query }));

  test(`a list in the form ${form} is read to its last page, with one request per page`, async () => {
    const { asked, list } = ask(33);
    expect(await list).toEqual(records(33));
    expect(asked).toHaveLength(3);
    expect(warn).not.toHaveBeenCalled();
  });
  test.each([
    ['full', 15],
    ['short', 3],
    ['empty', 0],
  ])(`a list in the form ${form} needs one request when its only page is %s`, async (_, count) => {
    const { asked, list } = ask(count);
    expect(await list).toEqual(records(count));
    expect(asked).toEqual(['']);
  });
});

describe('a list without pages', () => {
  test.each([
    ['a bare envelope', {}],
    ['other facts beside it', { links: [], meta: { version: 2 }, total: 2 }],
    ['addresses that lead nowhere', { links: { self: 'http://admin.contoh.id/x?page=2', next: null } }],
  ])('a list without pages needs one request when its answer has %s', async (_, beside) => {
    const { asked, list } = api(() => ({ success: true, data: [1, 2], ...beside }));
    expect(await list).toEqual([1, 2]);
    expect(asked).toEqual(['']);
  });
  test('a list without pages keeps records that are lists themselves', async () => {
    expect(await api(() => ({ data: [[1], [2]] })).list).toEqual([[1], [2]]);
  });
});

describe('data with the keys of PHP', () => {
  test('pages are joined to one list when a later page has numeric keys instead of a list', async () => {
    const pages: Record<string, unknown> = {
      '': { data: { current_page: 1, data: ['a', 'b'], next_page_url: '/?page=2' } },
      '?page=2': { data: { current_page: 2, data: { 2: 'c', 3: 'd' }, next_page_url: null } },
    };
    expect(await api((query) => pages[query]).list).toEqual(['a', 'b', 'c', 'd']);
  });
  test('data with numeric keys become a list in the order of their keys', async () => {
    expect(await api(() => ({ data: { 1: 'b', 10: 'd', 2: 'c' } })).list).toEqual(['b', 'c', 'd']);
  });
});

describe('the address of a next page', () => {
  const next = (next_page_url: unknown, asked = '') => nextQuery({ data: [], next_page_url }, asked);

  test.each([
    ['http://localhost/api/admin/pakets?page=2', '?page=2'],
    ['https://user:secret@other.example:81/somewhere/else?page=2#top', '?page=2'],
    ['//other.example/x?page=2', '?page=2'],
    ['/api/admin/pakets?page=2', '?page=2'],
    ['?page=2', '?page=2'],
    ['http://a.id/../../etc/passwd?status=aktif&page=2', '?status=aktif&page=2'],
    ['http://a.id/?filter[jenis]=alam&page=2', '?filter[jenis]=alam&page=2'],
    ['http://a.id/?page=2\r\nHost: other.example', '?page=2Host:%20other.example'],
  ])("nextQuery returns only the query of the next page's address %j", (address, query) =>
    expect(next(address)).toBe(query),
  );

  test.each([
    'javascript:alert(1)?page=2',
    'file:///etc/passwd?page=2',
    'data:text/plain,x?page=2',
    'http://[?page=2',
    'http://a.id/pakets/page/2',
    `http://a.id/?page=2&x=${'x'.repeat(5000)}`,
  ])("nextQuery throws no-data when the next page's address is unusable", (address) =>
    expect(() => next(address)).toThrow(expect.objectContaining({ code: 'no-data' })),
  );
  test.each([null, '', undefined, 2, false, {}, ['http://a.id/?page=2']])(
    'nextQuery is null when next_page_url is %j',
    (address) => expect(next(address)).toBeNull(),
  );
  test('nextQuery is computed from the page numbers when next_page_url has no query', () =>
    expect(
      nextQuery({ data: [], next_page_url: 'http://a.id/page/2', current_page: 1, last_page: 2 }, ''),
    ).toBe('?page=2'));
});

describe('page numbers', () => {
  test('nextQuery keeps the other parameters when it increments the page', () =>
    expect(nextQuery({ data: [], meta: { current_page: 2, last_page: 3 } }, '?urut=baru&page=2')).toBe(
      '?urut=baru&page=3',
    ));
  test('pages are counted up when an answer names only last_page', () => {
    const { asked, list } = api((query) => ({ data: [query], last_page: 3 }));
    return list.then(() => expect(asked).toEqual(['', '?page=2', '?page=3']));
  });
  test.each([
    [{ currentPage: 2, lastPage: 3 }, '?page=3'],
    [{ nextPageUrl: 'https://admin.contoh.id/api?page=4' }, '?page=4'],
    [{ nextCursor: 'abc' }, '?cursor=abc'],
  ])('nextQuery reads camel-case paginator fields: %j', (paginator, query) =>
    expect([nextQuery({ data: [], ...paginator }, ''), nextQuery({ data: [], meta: paginator }, '')]).toEqual(
      [query, query],
    ),
  );
  test.each([
    [-1, 3, '?page=2'],
    ['dua', 3, '?page=2'],
    [1, 'tiga', null],
    [1, 1e12, null],
    [null, null, null],
  ])('nextQuery handles current_page %j and last_page %j', (current_page, last_page, query) =>
    expect(nextQuery({ data: [], current_page, last_page }, '')).toBe(query),
  );
});

describe('a paginator that names pages without end', () => {
  test.each([
    ['by numbers', { meta: { current_page: 1, last_page: 9999, total: 2 } }],
    ['by addresses', { links: { next: 'http://a.id/?page=3' } }],
  ])('a list ends at its first empty page when its paginator goes on %s', async (_, beside) => {
    const { asked, list } = api((query) => ({
      ...(query ? { meta: { current_page: 2, last_page: 9999 } } : { next_page_url: '?page=2' }),
      ...beside,
      data: query ? [] : [1, 2],
    }));
    expect(await list).toEqual([1, 2]);
    expect(asked).toHaveLength(2);
  });
});

describe('a list that fails as a whole', () => {
  const linked = (data: unknown, next: string | null) => ({ data, next_page_url: next });

  test.each([
    ['the first page again', '?page=1', ['', '?page=1']],
    ['the same page for ever', '?page=2', ['', '?page=2']],
  ])('a list rejects with no-data when its next page leads to %s', async (_, next, queries) => {
    const { asked, list } = api(() => linked([1], `http://a.id/${next}`));
    await expect(list).rejects.toMatchObject({ name: 'AdminApiError', code: 'no-data' });
    expect(asked).toEqual(queries);
  });
  test('a list rejects with too-large after a thousand pages', async () => {
    const { asked, list } = api((query) => linked([1], `http://a.id/?page=${query.length}&${asked.length}`));
    await expect(list).rejects.toMatchObject({ code: 'too-large' });
    expect(asked).toHaveLength(1000);
  });
  test('a list rejects with too-large after a hundred thousand records', async () => {
    const { asked, list } = api((query) =>
      linked(Array(50_000).fill(0), `http://a.id/?page=${query.length}&${asked.length}`),
    );
    await expect(list).rejects.toMatchObject({ code: 'too-large' });
    expect(asked).toHaveLength(3);
  });
  test.each([
    ['404', null, 404],
    ['no list', { data: null }, null],
    ['no data field', { message: 'ok' }, null],
    ['an error page', '<html>', null],
  ])('a list rejects with no-data when its second page is %s', async (_, second, status) => {
    const { list } = api((query) => (query ? second : linked([1], 'http://a.id/?page=2')));
    await expect(list).rejects.toMatchObject({ code: 'no-data', status });
  });
});

describe('the total of a list', () => {
  test('totalOf reads the total from every form of paginator, and null when there is no number', () => {
    expect(totalOf({ data: [], meta: { total: 28 } })).toBe(28);
    expect(totalOf({ data: { data: [], total: '28' } })).toBe(28);
    expect(totalOf({ data: [], total: 'banyak' })).toBeNull();
    expect(totalOf([])).toBeNull();
  });
  test('a list that is shorter than its total is logged once', async () => {
    const answer = { data: [1, 2], total: 28 };
    expect(await api(() => answer).list).toEqual([1, 2]);
    await api(() => answer).list;
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/shorter than the API says.* path="\/api\/admin\/pakets" said=28 delivered=2/)],
    ]);
  });
  test('the total of the last page decides whether a list is complete', async () => {
    const { list } = api((query) =>
      query ? { data: [2], total: 2 } : { data: [1], total: 3, next_page_url: '/?page=2' },
    );
    expect(await list).toEqual([1, 2]);
    expect(warn).not.toHaveBeenCalled();
  });
});
