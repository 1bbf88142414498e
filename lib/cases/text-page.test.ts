import { readAddress } from '../addresses/address';
import { AdminApiError } from '../admin-api/errors';
import { OWN_QUESTION, ownSecret } from '../base/secrets';
import type * as page from './text-page';

type Told = page.Told;

jest.mock('../settings/site', () => ({ site: () => ({ name: 'Priangan <Jalan>' }) }));

const ORIGIN = 'http://localhost:3007';
const ABSENT = { state: 'absent' } as const;
const failed = (error: AdminApiError): Told => ({ state: 'failed', error });
const DOWN = failed(new AdminApiError('status', 'x', 500));

let textPage: typeof page.textPage;
let asked: { url: string; secret: string | null }[];
/** The answer of loopback; a thrown error is no connection. */
let answer: (url: string) => Response | Promise<Response>;

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  // Only now: the cache looks up its clock when it is loaded.
  ({ textPage } = await import('./text-page'));
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  // Nothing is held any longer that a test before asked for.
  jest.advanceTimersByTime(61_000);
  asked = [];
  answer = (url) => new Response(`<p>${url}</p>`);
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    asked.push({ url, secret: new Headers(init?.headers).get(OWN_QUESTION) });
    return answer(url);
  });
});
afterEach(() => jest.restoreAllMocks());

/** The text that is told at an address of the site. */
async function text(address: string, told: Told): Promise<string> {
  const [path = '', search = ''] = address.split(/(?=\?)/);
  return String(await textPage(readAddress(path, search), told, ORIGIN));
}
const paths = () => asked.map(({ url }) => url.slice(ORIGIN.length));

describe('fallback text', () => {
  const broken: [string, () => Response | Promise<Response>][] = [
    ['there is no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['the page throws', () => new Response('', { status: 500 })],
    ['the secret is not taken', () => new Response('lost', { status: 404 })],
    ['it is led elsewhere', () => new Response(null, { status: 308 })],
  ];
  test.each(broken)(
    'the text page falls back to a line of HTML and logs the error when %s',
    async (_, given) => {
      answer = given;
      const absent = await text('/event/entah', ABSENT);
      expect(absent).toContain('<html lang="id">');
      expect(absent).toContain('<title>Priangan &lt;Jalan&gt;</title>');
      expect(absent).toMatch(/<p>Halaman tidak ditemukan\.<\/p>/);
      expect(await text('/paket-tour', DOWN)).toMatch(
        /<p>HTTP error! status: 500\. Silakan coba lagi .*<\/p>/,
      );
      expect(console.error).toHaveBeenCalledTimes(2);
    },
  );
  test('the text page requests itself with an abort signal', async () => {
    await text('/event/entah', ABSENT);
    const [, init] = jest.mocked(fetch).mock.calls[0] ?? [];
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });
  test('a failed text page is not cached, but concurrent requests share one attempt', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await Promise.all([text('/event/a', ABSENT), text('/event/b', ABSENT)]);
    expect(asked).toHaveLength(1);
    answer = () => new Response('Data event tidak ditemukan');
    expect(await text('/event/c', ABSENT)).toBe('Data event tidak ditemukan');
    expect(asked).toHaveLength(2);
  });
});

describe('the cache of text pages', () => {
  test('a thousand invented keys of one kind share one cached text page', async () => {
    const flood = Array.from({ length: 1000 }, (_, n) => text(`/event/acak-${n}`, ABSENT));
    expect(new Set(await Promise.all(flood)).size).toBe(1);
    for (let n = 0; n < 1000; n += 1) await text(`/event/lagi-${n}?x=${n}`, ABSENT);
    expect(asked).toHaveLength(1);
  });
  test('all unknown paths share one cached text page', async () => {
    for (let n = 0; n < 100; n += 1) await text(`/acak-${n}/a/b`, ABSENT);
    expect(paths()).toEqual(['/keadaan/absent/fixed/-']);
  });
  test('each kind, state and error message has its own cached text page', async () => {
    const other = failed(new AdminApiError('status', 'x', 502));
    for (let time = 0; time < 2; time += 1) {
      await text('/event/a', ABSENT);
      await text('/tiket/a', ABSENT);
      await text('/event/a', DOWN);
      await text('/event/a', other);
    }
    expect(new Set(paths()).size).toBe(4);
    expect(asked).toHaveLength(4);
  });
  test('a cached text page expires after a minute, however often it is used', async () => {
    for (let second = 0; second < 59; second += 1) {
      await text('/event/a', ABSENT);
      jest.advanceTimersByTime(1000);
    }
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(2000);
    await text('/event/a', ABSENT);
    expect(asked).toHaveLength(2);
  });
});

describe('requests for text pages', () => {
  test("the text page is requested from the process's own origin with its secret", async () => {
    await text('/event/a', ABSENT);
    expect(asked).toEqual([{ url: `${ORIGIN}/keadaan/absent/detail/event`, secret: ownSecret() }]);
  });

  test.each([
    ['/tidak-ada', ABSENT, '/keadaan/absent/fixed/-'],
    ['/wisata-bandung/lembang', ABSENT, '/keadaan/absent/fixed/lembang'],
    ['/hotel-murah', ABSENT, '/keadaan/absent/fixed/akomodasi'],
    ['/%E0%A4%A', ABSENT, '/keadaan/absent/fixed/-'],
    ['/event/entah', ABSENT, '/keadaan/absent/detail/event'],
    ['/makanan/entah', ABSENT, '/keadaan/absent/detail/makanan'],
    ['/event?page=99', ABSENT, '/keadaan/absent/list/event'],
    ['/galeri?page=99', ABSENT, '/keadaan/absent/gallery/-'],
    ['/kawasan/..%2Fevent', ABSENT, '/keadaan/absent/area/-'],
    ['/rencana/entah', ABSENT, '/keadaan/absent/ready-plan/-'],
    ['/cari?q=teh&page=99', ABSENT, '/keadaan/absent/search/-'],
    ['/paket-tour', DOWN, '/keadaan/failed/list/paket?pesan=HTTP+error%21+status%3A+500'],
    ['/paket-tour?kategori=camping', DOWN, '/keadaan/failed/list/paket?pesan=HTTP+error%21+status%3A+500'],
    ['/event?urut=tanggal', DOWN, '/keadaan/failed/agenda/event?pesan=HTTP+error%21+status%3A+500'],
    ['/tiket/3', DOWN, '/keadaan/failed/detail/tiket?pesan=HTTP+error%21+status%3A+500'],
    ['/kuliner', DOWN, '/keadaan/failed/food/restoran?pesan=HTTP+error%21+status%3A+500'],
    ['/kawasan', DOWN, '/keadaan/failed/areas/-?pesan=HTTP+error%21+status%3A+500'],
    ['/kawasan/lembang', DOWN, '/keadaan/failed/area/lembang?pesan=HTTP+error%21+status%3A+500'],
    ['/rencana', DOWN, '/keadaan/failed/plan/sendiri?pesan=HTTP+error%21+status%3A+500'],
    ['/rencana?r=de~a', DOWN, '/keadaan/failed/plan/teman?pesan=HTTP+error%21+status%3A+500'],
  ])('the text of %s is requested from the page of its kind', async (address, told, path) => {
    await text(address, told);
    expect(paths()).toEqual([path]);
  });

  test.each([
    [new AdminApiError('timeout', 'x'), 'Unknown error occurred'],
    [new AdminApiError('not-json', 'x'), 'Invalid data format from API'],
    [
      new AdminApiError('circuit-open', 'x', null, { cause: new AdminApiError('status', 'x', 503) }),
      'HTTP error! status: 503',
    ],
  ])('the text of a failed page is requested with the error message of spec §8', async (error, words) => {
    await text('/paket-tour', failed(error));
    expect(new URL(asked[0]!.url).searchParams.get('pesan')).toBe(words);
  });
});
