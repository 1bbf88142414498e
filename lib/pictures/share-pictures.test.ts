import { provideBy } from '../items/provider.fake';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { AdminApiError } from '../admin-api/errors';
import { StorageError, storedPicture } from './storage';
import { shareVersion } from './share-format';
import { isSharePage, SHARE_PAGES } from './share-pages';
import { etagOf } from '../base/etag';
import { redirects } from '../addresses/redirects';
import { madeLength, sharePicture } from './share-pictures';
import { processWide } from '../base/process-wide.mjs';
import { asVisitor } from '../base/visitor';

jest.mock('../addresses/redirects', () => ({ redirects: jest.fn(() => new Map()) }));
jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<{ setTimeout: typeof delay }>('node:timers/promises');
  return { ...real, setTimeout: jest.fn(real.setTimeout) };
});
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

describe('absent share pictures', () => {
  test.each([
    ['makanan', 'batagor'],
    ['restoran', 'mie-kocok'],
    ['hotel', 'a'],
    ['__proto__', 'a'],
    ['halaman', 'cari'],
    ['halaman', '__proto__'],
    ['halaman', '../home'],
    ['event', '../../etc/passwd'],
    ['event', 'tidak-ada'],
  ])('sharePicture is absent for %s/%s', async (kind, key) => {
    listed('lari', 'event/a.jpg');
    expect(await sharePicture(kind, key)).toEqual({ state: 'absent' });
  });

  test('sharePicture throttles a visitor who guesses keys, but still gives known pictures', async () => {
    listed('lari', 'event/a.jpg');
    const ask = (key: string) => asVisitor('1.2.3.4', () => sharePicture('event', key));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => ask(`terka-${i}`)));
    expect(answers).toContainEqual({ state: 'flood', retrySeconds: 6 });
    expect(answers.filter(({ state }) => state === 'absent').length).toBeLessThanOrEqual(10);
    expect(await ask('lari')).toMatchObject({ state: 'picture' });
  });

  test('sharePicture makes no storage request for random keys', async () => {
    listed('lari', 'event/a.jpg');
    await Promise.all(Array.from({ length: 50 }, (_, i) => sharePicture('event', `acak-${i}`)));
    expect(stored).not.toHaveBeenCalled();
  });
});

describe("the brand's picture", () => {
  test("sharePicture falls back to the brand's picture for an item without a picture", async () => {
    listed('polos', null);
    expect(await sharePicture('event', 'polos')).toMatchObject(BRAND);
  });

  test("sharePicture falls back to the brand's picture when the item's picture does not exist", async () => {
    listed('hilang', 'event/hilang.jpg');
    stored.mockResolvedValue(null);
    expect(await sharePicture('event', 'hilang')).toMatchObject(BRAND);
  });

  test("sharePicture falls back to the brand's picture when the storage fails", async () => {
    listed('gagal', 'event/gagal.jpg');
    stored.mockRejectedValue(new StorageError('answered 500'));
    expect(await sharePicture('event', 'gagal')).toMatchObject(BRAND);
  });

  test("sharePicture falls back to the brand's picture when list and detail fail", async () => {
    api[LIST] = new AdminApiError('timeout', 'x');
    api[`${LIST}/entah`] = new AdminApiError('timeout', 'x');
    expect(await sharePicture('event', 'entah')).toMatchObject(BRAND);
  });

  test("sharePicture falls back to the brand's picture when the storage never answers", async () => {
    listed('lambat', 'event/lambat.jpg');
    stored.mockReturnValue(new Promise(() => undefined));
    const patience = jest.mocked(delay).mockResolvedValueOnce(null);
    expect(await sharePicture('event', 'lambat')).toMatchObject(BRAND);
    expect(patience.mock.lastCall?.[0]).toBeLessThan(3_000);
  });
});

describe("an item's picture", () => {
  test("sharePicture is made from the item's first picture, with a version of its source", async () => {
    listed('lari', 'event/lari fajar.jpg');
    const version = shareVersion('/storage/event/lari%20fajar.jpg');
    expect(await sharePicture('event', 'lari')).toMatchObject({ state: 'picture', version, fresh: true });
    expect(stored).toHaveBeenCalledWith(['event', 'lari fajar.jpg']);
  });

  test('sharePicture redirects an id to the slug', async () => {
    listed('lari', 'event/a.jpg');
    expect(await sharePicture('event', '7')).toEqual({ state: 'moved', key: 'lari' });
  });

  test.each([
    ['/event/baru#jadwal', { state: 'moved', key: 'baru' }],
    ['/event/baru?utm_source=a', { state: 'moved', key: 'baru' }],
    ['/event?kategori=wedding', { state: 'absent' }],
    ['/', { state: 'absent' }],
  ])('sharePicture follows a redirect rule to %s only if that is an item of the kind', async (to, answer) => {
    jest.mocked(redirects).mockReturnValueOnce(new Map([['/event/lama', to]]));
    listed('lari', 'event/a.jpg');
    expect(await sharePicture('event', 'lama')).toEqual(answer);
  });

  test('sharePicture keeps the picture it made when the storage fails later', async () => {
    listed('setia', 'event/setia.jpg');
    const before = await sharePicture('event', 'setia');
    stored.mockRejectedValue(new StorageError('down'));
    expect(await sharePicture('event', 'setia')).toEqual(before);
  });
});

describe("pages' pictures", () => {
  const files = Object.keys(SHARE_PAGES).filter(isSharePage);

  test.each(files)(
    'the share picture of the page %s is a 1200 × 630 JPEG of at most 250 kB without EXIF data',
    async (page) => {
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
    },
  );

  test("the brand's share picture is a 1200 × 630 JPEG of at most 250 kB", async () => {
    const { format, width, height } = await sharp(brand).metadata();
    expect([format, width, height, brand.length <= 250_000]).toEqual(['jpeg', 1200, 630, true]);
  });
});

test('madeLength is the size of a picture that was made from the same source, else null', async () => {
  listed('terukur', 'event/terukur.jpg');
  const source = '/storage/event/terukur.jpg';
  expect(madeLength('event', 'terukur', source)).toBeNull();
  const answer = await sharePicture('event', 'terukur');
  expect(madeLength('event', 'terukur', source)).toBe('bytes' in answer && answer.bytes.length);
  expect(madeLength('event', 'terukur', '/storage/event/lain.jpg')).toBeNull();
});
