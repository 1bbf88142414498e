import { provideBy } from '../items/provider.fake';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { AdminApiError } from '../admin-api/errors';
import { StorageError, storedPicture } from './storage';
import { shareVersion } from './share-format';
import { isSharePage, SHARE_PAGES } from './share-pages';
import { etagOf } from './share-picture-store';
import { redirects } from '../addresses/redirects';
import { madeLength, sharePicture } from './share-pictures';
import { processWide } from '../base/process-wide.mjs';
import { asVisitor } from '../base/visitor';

jest.mock('../addresses/redirects', () => ({ redirects: jest.fn(() => new Map()) }));
jest.mock('./storage', () => ({
  ...jest.requireActual<object>('./storage'),
  storedPicture: jest.fn(),
}));

const LIST = '/api/admin/events';
const stored = jest.mocked(storedPicture);
const brand = readFileSync('public/art/bagikan.jpg');
const BRAND = { state: 'fallback', etag: etagOf(brand) };

let api: Record<string, unknown>;
let warn: jest.SpyInstance;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const picture = sharp({ create: { width: 720, height: 480, channels: 3, background: '#4a8' } });
  photo = new Uint8Array(await picture.jpeg().toBuffer());
});
beforeEach(() => {
  api = {};
  warn = jest.spyOn(console, 'warn').mockImplementation();
  stored.mockReset().mockResolvedValue({ type: 'image/jpeg', bytes: photo });
  const provider = (path: string) =>
    api[path] instanceof Error ? Promise.reject(api[path]) : Promise.resolve(api[path] ?? null);
  provideBy(provider);
});
afterEach(() => {
  warn.mockRestore();
  Object.assign(processWide, { adminApiClient: undefined });
});

/** An event that the API knows by slug and by id. */
function listed(slug: string, image: string | null) {
  const record = { id: 7, slug, title: 'Lari Fajar', image };
  api[LIST] = { data: [record] };
  api[`${LIST}/${slug}`] = { data: record };
}

describe('what has no preview picture', () => {
  it.each([
    ['makanan', 'batagor'],
    ['restoran', 'mie-kocok'],
    ['hotel', 'a'],
    ['__proto__', 'a'],
    ['halaman', 'cari'],
    ['halaman', '__proto__'],
    ['halaman', '../home'],
    ['event', '../../etc/passwd'],
    ['event', 'tidak-ada'],
  ])('%s/%s is absent', async (kind, key) => {
    listed('lari', 'event/a.jpg');
    expect(await sharePicture(kind, key)).toEqual({ state: 'absent' });
  });

  it('is not asked for a visitor who guesses, and not said to be absent either', async () => {
    listed('lari', 'event/a.jpg');
    const ask = (key: string) => asVisitor('1.2.3.4', () => sharePicture('event', key));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(`terka-${i}`)));
    expect(answers).toContainEqual({ state: 'flood', retrySeconds: 6 });
    expect(answers.filter(({ state }) => state === 'absent').length).toBeLessThanOrEqual(10);
    expect(await ask('lari')).toMatchObject({ state: 'picture' });
  });

  it('costs the storage nothing', async () => {
    listed('lari', 'event/a.jpg');
    await Promise.all(Array.from({ length: 50 }, (_, i) => sharePicture('event', `acak-${i}`)));
    expect(stored).not.toHaveBeenCalled();
  });
});

describe("the brand's picture", () => {
  it('stands for an item without one', async () => {
    listed('polos', null);
    expect(await sharePicture('event', 'polos')).toMatchObject(BRAND);
  });

  it('stands for a picture that is not there', async () => {
    listed('hilang', 'event/hilang.jpg');
    stored.mockResolvedValue(null);
    expect(await sharePicture('event', 'hilang')).toMatchObject(BRAND);
  });

  it('stands for a picture that the provider could not send', async () => {
    listed('gagal', 'event/gagal.jpg');
    stored.mockRejectedValue(new StorageError('answered 500'));
    expect(await sharePicture('event', 'gagal')).toMatchObject(BRAND);
  });

  it('stands for an item of which nothing could be had', async () => {
    api[LIST] = new AdminApiError('timeout', 'x');
    api[`${LIST}/entah`] = new AdminApiError('timeout', 'x');
    expect(await sharePicture('event', 'entah')).toMatchObject(BRAND);
  });

  it('stands for a picture that never comes', async () => {
    listed('lambat', 'event/lambat.jpg');
    stored.mockReturnValue(new Promise(() => undefined));
    expect(await sharePicture('event', 'lambat')).toMatchObject(BRAND);
  });
});

describe("an item's picture", () => {
  it("is made from the item's first one", async () => {
    listed('lari', 'event/lari fajar.jpg');
    const version = shareVersion('/storage/event/lari%20fajar.jpg');
    expect(await sharePicture('event', 'lari')).toMatchObject({ state: 'picture', version, fresh: true });
    expect(stored).toHaveBeenCalledWith(['event', 'lari fajar.jpg']);
  });

  it('has one address: the id leads to the slug', async () => {
    listed('lari', 'event/a.jpg');
    expect(await sharePicture('event', '7')).toEqual({ state: 'moved', key: 'lari' });
  });

  it.each([
    ['/event/baru#jadwal', { state: 'moved', key: 'baru' }],
    ['/event/baru?utm_source=a', { state: 'moved', key: 'baru' }],
    ['/event?kategori=wedding', { state: 'absent' }],
    ['/', { state: 'absent' }],
  ])('follows the rule that leads to %s as far as it is an item', async (to, answer) => {
    jest.mocked(redirects).mockReturnValueOnce(new Map([['/event/lama', to]]));
    listed('lari', 'event/a.jpg');
    expect(await sharePicture('event', 'lama')).toEqual(answer);
  });

  it('is kept while the provider is silent', async () => {
    listed('setia', 'event/setia.jpg');
    const before = await sharePicture('event', 'setia');
    stored.mockRejectedValue(new StorageError('down'));
    expect(await sharePicture('event', 'setia')).toEqual(before);
  });
});

describe("a page's picture", () => {
  const files = Object.keys(SHARE_PAGES).filter(isSharePage);

  it.each(files)('%s is as platforms want it', async (page) => {
    const bytes = readFileSync(`content/share/${page}.jpg`);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif, bytes.length <= 250_000]).toEqual([
      'jpeg',
      1200,
      630,
      undefined,
      true,
    ]);
    expect(await sharePicture('halaman', page)).toMatchObject({ state: 'picture', etag: etagOf(bytes) });
  });

  it("the brand's is as platforms want it", async () => {
    const { format, width, height } = await sharp(brand).metadata();
    expect([format, width, height, brand.length <= 250_000]).toEqual(['jpeg', 1200, 630, true]);
  });
});

it('knows the length of a picture that it made, from the same source alone', async () => {
  listed('terukur', 'event/terukur.jpg');
  const source = '/storage/event/terukur.jpg';
  expect(madeLength('event', 'terukur', source)).toBeNull();
  const answer = await sharePicture('event', 'terukur');
  expect(madeLength('event', 'terukur', source)).toBe('bytes' in answer && answer.bytes.length);
  expect(madeLength('event', 'terukur', '/storage/event/lain.jpg')).toBeNull();
});
