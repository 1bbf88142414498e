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

  it('is read to its last page, each asked for once', async () => {
    const { asked, list } = ask(33);
    expect(await list).toEqual(records(33));
    expect(asked).toHaveLength(3);
    expect(warn).not.toHaveBeenCalled();
  });
  it.each([
    ['full', 15],
    ['short', 3],
    ['empty', 0],
  ])('costs one request where its only page is %s', async (_, count) => {
    const { asked, list } = ask(count);
    expect(await list).toEqual(records(count));
    expect(asked).toEqual(['']);
  });
});

describe('a list without pages', () => {
  it.each([
    ['a bare envelope', {}],
    ['other facts beside it', { links: [], meta: { version: 2 }, total: 2 }],
    ['addresses that lead nowhere', { links: { self: 'http://admin.contoh.id/x?page=2', next: null } }],
  ])('costs one request: %s', async (_, beside) => {
    const { asked, list } = api(() => ({ success: true, data: [1, 2], ...beside }));
    expect(await list).toEqual([1, 2]);
    expect(asked).toEqual(['']);
  });
  it('keeps records that are lists themselves', async () => {
    expect(await api(() => ({ data: [[1], [2]] })).list).toEqual([[1], [2]]);
  });
});

describe('a page that PHP numbers on', () => {
  it('is a list: of a collection that was cut into pages', async () => {
    const pages: Record<string, unknown> = {
      '': { data: { current_page: 1, data: ['a', 'b'], next_page_url: '/?page=2' } },
      '?page=2': { data: { current_page: 2, data: { 2: 'c', 3: 'd' }, next_page_url: null } },
    };
    expect(await api((query) => pages[query]).list).toEqual(['a', 'b', 'c', 'd']);
  });
  it('is a list: of what a filter has left', async () => {
    expect(await api(() => ({ data: { 1: 'b', 10: 'd', 2: 'c' } })).list).toEqual(['b', 'c', 'd']);
  });
});

describe('the address of a next page', () => {
  const next = (next_page_url: unknown, asked = '') => nextQuery({ data: [], next_page_url }, asked);

  it.each([
    ['http://localhost/api/admin/pakets?page=2', '?page=2'],
    ['https://user:secret@other.example:81/somewhere/else?page=2#top', '?page=2'],
    ['//other.example/x?page=2', '?page=2'],
    ['/api/admin/pakets?page=2', '?page=2'],
    ['?page=2', '?page=2'],
    ['http://a.id/../../etc/passwd?status=aktif&page=2', '?status=aktif&page=2'],
    ['http://a.id/?filter[jenis]=alam&page=2', '?filter[jenis]=alam&page=2'],
    ['http://a.id/?page=2\r\nHost: other.example', '?page=2Host:%20other.example'],
  ])('gives its query and nothing else: %j', (address, query) => expect(next(address)).toBe(query));

  it.each([
    'javascript:alert(1)?page=2',
    'file:///etc/passwd?page=2',
    'data:text/plain,x?page=2',
    'http://[?page=2',
    'http://a.id/pakets/page/2',
    `http://a.id/?page=2&x=${'x'.repeat(5000)}`,
  ])('fails where it cannot be asked for: %.40s', (address) =>
    expect(() => next(address)).toThrow(expect.objectContaining({ code: 'no-data' })),
  );
  it.each([null, '', undefined, 2, false, {}, ['http://a.id/?page=2']])('is none: %j', (address) =>
    expect(next(address)).toBeNull(),
  );
  it('is not needed where the numbers say it', () =>
    expect(
      nextQuery({ data: [], next_page_url: 'http://a.id/page/2', current_page: 1, last_page: 2 }, ''),
    ).toBe('?page=2'));
});

describe('numbers of pages', () => {
  it('keep what else was asked', () =>
    expect(nextQuery({ data: [], meta: { current_page: 2, last_page: 3 } }, '?urut=baru&page=2')).toBe(
      '?urut=baru&page=3',
    ));
  it('are counted on where only the last one is told', () => {
    const { asked, list } = api((query) => ({ data: [query], last_page: 3 }));
    return list.then(() => expect(asked).toEqual(['', '?page=2', '?page=3']));
  });
  it.each([
    [{ currentPage: 2, lastPage: 3 }, '?page=3'],
    [{ nextPageUrl: 'https://admin.contoh.id/api?page=4' }, '?page=4'],
    [{ nextCursor: 'abc' }, '?cursor=abc'],
  ])('are read in camel case: %j', (paginator, query) =>
    expect([nextQuery({ data: [], ...paginator }, ''), nextQuery({ data: [], meta: paginator }, '')]).toEqual(
      [query, query],
    ),
  );
  it.each([
    [-1, 3, '?page=2'],
    ['dua', 3, '?page=2'],
    [1, 'tiga', null],
    [1, 1e12, null],
    [null, null, null],
  ])('are read with care: %j of %j', (current_page, last_page, query) =>
    expect(nextQuery({ data: [], current_page, last_page }, '')).toBe(query),
  );
});

describe('a paginator that names pages without end', () => {
  it.each([
    ['by numbers', { meta: { current_page: 1, last_page: 9999, total: 2 } }],
    ['by addresses', { links: { next: 'http://a.id/?page=3' } }],
  ])('is read to its first empty page: %s', async (_, beside) => {
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

  it.each([
    ['the first page again', '?page=1', ['', '?page=1']],
    ['the same page for ever', '?page=2', ['', '?page=2']],
  ])('leads in a circle: %s', async (_, next, queries) => {
    const { asked, list } = api(() => linked([1], `http://a.id/${next}`));
    await expect(list).rejects.toMatchObject({ name: 'AdminApiError', code: 'no-data' });
    expect(asked).toEqual(queries);
  });
  it('never ends', async () => {
    const { asked, list } = api((query) => linked([1], `http://a.id/?page=${query.length}&${asked.length}`));
    await expect(list).rejects.toMatchObject({ code: 'too-large' });
    expect(asked).toHaveLength(1000);
  });
  it.each([
    ['404', null, 404],
    ['no list', { data: null }, null],
    ['no data field', { message: 'ok' }, null],
    ['an error page', '<html>', null],
  ])('has a later page that is %s', async (_, second, status) => {
    const { list } = api((query) => (query ? second : linked([1], 'http://a.id/?page=2')));
    await expect(list).rejects.toMatchObject({ code: 'no-data', status });
  });
});

describe('what the API says that it has', () => {
  it('is read from wherever a paginator says it', () => {
    expect(totalOf({ data: [], meta: { total: 28 } })).toBe(28);
    expect(totalOf({ data: { data: [], total: '28' } })).toBe(28);
    expect(totalOf({ data: [], total: 'banyak' })).toBeNull();
    expect(totalOf([])).toBeNull();
  });
  it('is logged once where it is more than comes', async () => {
    const answer = { data: [1, 2], total: 28 };
    expect(await api(() => answer).list).toEqual([1, 2]);
    await api(() => answer).list;
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/shorter than the API says.* path="\/api\/admin\/pakets" said=28 delivered=2/)],
    ]);
  });
  it('counts as the last page says it', async () => {
    const { list } = api((query) =>
      query ? { data: [2], total: 2 } : { data: [1], total: 3, next_page_url: '/?page=2' },
    );
    expect(await list).toEqual([1, 2]);
    expect(warn).not.toHaveBeenCalled();
  });
});
