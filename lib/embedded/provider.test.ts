import { isRecord } from '../values/fields';
import { KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { embeddedProvider } from './provider';

type Raw = Record<string, unknown>;
const data = async (path: string) => ((await embeddedProvider(path)) as { data: Raw[] }).data;

describe('paths that the API would answer with 404', () => {
  test.each([
    '/',
    '/api/admin',
    '/api/admin/users',
    '/api/admin/searches/search?query=kawah',
    '/api/admin/events/',
    '/api/admin/events/tidak-ada',
    '/api/admin/events/0',
    '/api/admin/events/1/extra',
    '/api/admin/eventsx',
    '/api/admin/events/__proto__',
    '/api/admin/events/%E0%A4%A',
    '/api/admin/events/..%2f..%2fpackage',
  ])('embeddedProvider returns null for %s', async (path) => expect(await embeddedProvider(path)).toBeNull());
});

describe.each(KINDS)('embedded data of %s', (kind) => {
  const { endpoint, parseItem, parseDetail } = registry[kind];

  // spec: 7, Lists and details
  test(`the embedded list of ${kind} has records that parse, each with its own key`, async () => {
    const records = await data(endpoint);
    expect(records.length).toBeGreaterThan(0);
    expect(new Set(records.map((raw) => (parseItem(raw) as { key: string }).key)).size).toBe(records.length);
  });
  // spec: 7, Lists and details
  test(`the embedded detail of ${kind} is the same by slug and by id`, async () => {
    const [first] = await data(endpoint);
    const bySlug = await embeddedProvider(`${endpoint}/${first?.slug}`);
    expect(await embeddedProvider(`${endpoint}/${first?.id}`)).toEqual(bySlug);
    expect(isRecord(bySlug) && (parseDetail(bySlug.data) as { key: string }).key).toBe(first?.slug);
  });
});

describe('shapes of the specification', () => {
  test("the embedded detail of a destination is nested and comma-separated like the API's", async () => {
    const [first] = await data('/api/admin/destinasis');
    const { data: detail } = (await embeddedProvider(`/api/admin/destinasis/${first?.slug}`)) as {
      data: Raw;
    };
    expect(detail).toMatchObject({
      overview: { deskripsi: expect.stringMatching(/^<p>/) as string },
      tempat: [{ places: expect.stringContaining(', ') as string }],
      termasuk: [{ termasuk: expect.any(String) as string }],
      tidaktermasuk: [{ tidak_termasuk: expect.any(String) as string }],
    });
    const [day] = detail.jadwal as { id: number; day: number; aktivitas: Raw[] }[];
    expect(day).toMatchObject({ id: 1, day: 1 });
    expect(day?.aktivitas[0]).toEqual({ id: 1, aktivitas: expect.any(String) as string });
  });
  test('an embedded accommodation has numbered facilities and a single picture', async () => {
    const [first] = await data('/api/admin/akomodasis');
    expect(first).toMatchObject({
      fasilitas_1: expect.any(String) as string,
      images: expect.stringMatching(/\.webp$/) as string,
    });
  });
  // spec: 7, The food carousel
  test('the foods of the home page are the same as those of /kuliner in the embedded data', async () => {
    expect(await data('/api/admin/kuliners')).toEqual(await data('/api/admin/makanans'));
  });
  test('an embedded post is Markdown without HTML tags', async () => {
    const posts = await data('/api/admin/blogs');
    expect(posts.filter((post) => /<(p|h2|ul)>/.test(String(post.deskripsi)))).toEqual([]);
  });
});
