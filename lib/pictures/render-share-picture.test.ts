import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from './share-format';
import { PictureError, renderSharePicture } from './render-share-picture';

// Rendering a picture takes a second when all other tests run at the same time.
jest.setTimeout(20_000);

const SKY = { r: 80, g: 160, b: 220 };

function plain(width: number, height: number, background: object = SKY, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background } });
}

/** Left half red, right half blue: shows how a picture was cropped and rotated. */
function halves(width: number, height: number) {
  const left = Math.floor(width / 2);
  return plain(width, height, { r: 20, g: 20, b: 230 }).composite([
    {
      input: { create: { width: left, height, channels: 3, background: { r: 230, g: 20, b: 20 } } },
      left: 0,
      top: 0,
    },
  ]);
}

function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** A small JPEG whose header promises `side` × `side` pixels. */
async function bomb(side: number): Promise<Buffer> {
  const jpeg = await plain(600, 400).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}

/** The colour of one pixel of a finished picture. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

async function expectShareable(jpeg: Buffer) {
  const meta = await sharp(jpeg).metadata();
  expect(meta).toMatchObject({
    format: 'jpeg',
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    channels: 3,
    space: 'srgb',
    isProgressive: true,
  });
  expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(jpeg.length).toBeLessThanOrEqual(SHARE_MAX_BYTES);
}

describe('invalid sources', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['text', () => Buffer.from('<!doctype html><title>Login</title>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>')],
    ['a TIFF', () => plain(600, 400).tiff().toBuffer()],
    ['an AVIF', () => plain(600, 400).avif({ effort: 0 }).toBuffer()],
    ['a JPEG of ten by ten', () => plain(10, 10).jpeg().toBuffer()],
    ['a header without a picture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a cut off PNG', async () => (await noise(600, 400).png().toBuffer()).subarray(0, 200_000)],
    ['a cut off JPEG', async () => (await noise(600, 400).jpeg().toBuffer()).subarray(0, 40_000)],
    ['a cut off WebP', async () => (await noise(600, 400).webp().toBuffer()).subarray(0, 40_000)],
  ])('renderSharePicture rejects %s', async (_name, make) => {
    await expect(renderSharePicture(await make())).rejects.toThrow(PictureError);
  });

  test('renderSharePicture rejects a bomb of 30000 × 30000 pixels by its header', async () =>
    expect(renderSharePicture(await bomb(30_000))).rejects.toThrow('exceeds pixel limit'));
});

describe('valid sources', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['landscape JPEG', () => plain(1600, 1067).jpeg().toBuffer()],
    ['portrait WebP of noise', () => noise(300, 400).webp().toBuffer()],
    ['small picture', () => plain(260, 200).jpeg().toBuffer()],
    ['panorama', () => plain(4000, 400).jpeg().toBuffer()],
    ['grey hair of a picture', () => plain(30, 4000).toColourspace('b-w').png().toBuffer()],
    ['grey photograph of 48 megapixels', () => plain(8000, 6000).greyscale().jpeg().toBuffer()],
    ['PNG of 16 bits', () => plain(900, 600).toColourspace('rgb16').png().toBuffer()],
    ['square PNG with a palette', () => plain(500, 500).png({ palette: true }).toBuffer()],
    ['GIF', () => plain(900, 600).gif().toBuffer()],
    ['CMYK JPEG', () => plain(900, 600).toColourspace('cmyk').jpeg().toBuffer()],
    ['noise', () => noise(1200, 630).png({ compressionLevel: 0 }).toBuffer()],
  ])('renderSharePicture makes a shareable JPEG of this source: %s', async (_name, make) => {
    await expectShareable(await renderSharePicture(await make()));
  });

  test.each(['gif', 'webp'] as const)(
    'renderSharePicture uses the first frame of an animated %s',
    async (format) => {
      const frames = await Promise.all(
        [SKY, { r: 0, g: 0, b: 0 }].map((colour) => plain(600, 400, colour).png().toBuffer()),
      );
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      const jpeg = await renderSharePicture(moving);
      await expectShareable(jpeg);
      expect((await colourAt(jpeg, 600, 315))[2]).toBeGreaterThan(200);
    },
  );

  test('renderSharePicture drops the EXIF data and colour profile of a photograph', async () => {
    const photo = await plain(900, 600)
      .withExif({ IFD0: { Artist: 'Seseorang' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    await expectShareable(await renderSharePicture(photo));
  });
});

describe('composition', () => {
  test('renderSharePicture rotates a photograph by its EXIF orientation', async () => {
    // Stored sideways: red above, blue below once it is rotated.
    const lying = await sharp(await halves(900, 600).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const jpeg = await renderSharePicture(lying);
    const [top, bottom] = await Promise.all([colourAt(jpeg, 600, 20), colourAt(jpeg, 600, 610)]);
    expect([top[0]! > 200, bottom[2]! > 200]).toEqual([true, true]);
  });

  test('renderSharePicture crops a landscape around its centre, without a border', async () => {
    const jpeg = await renderSharePicture(await halves(1600, 1067).png().toBuffer());
    const [left, right] = await Promise.all([colourAt(jpeg, 0, 0), colourAt(jpeg, 1199, 629)]);
    expect([left[0]! > 200, right[2]! > 200]).toEqual([true, true]);
  });

  test('renderSharePicture shows an upright picture in the middle with darker sides', async () => {
    const jpeg = await renderSharePicture(await plain(240, 300, { r: 200, g: 200, b: 200 }).png().toBuffer());
    const colours = await Promise.all([20, 600, 1180].map((left) => colourAt(jpeg, left, 315)));
    expect(colours.map(([red]) => red! > 180)).toEqual([false, true, false]);
  });

  test('renderSharePicture puts a transparent picture on a paper-coloured background', async () => {
    const jpeg = await renderSharePicture(
      await plain(900, 600, { r: 0, g: 0, b: 0, alpha: 0 }, 4).png().toBuffer(),
    );
    const [red, green, blue] = await colourAt(jpeg, 600, 315);
    expect([red! > 245, green! > 238, Math.abs(blue! - 227) < 6]).toEqual([true, true, true]);
  });

  test('renderSharePicture gives the same bytes for the same picture', async () => {
    const source = await noise(400, 267).jpeg().toBuffer();
    expect(await renderSharePicture(source)).toEqual(await renderSharePicture(source));
  });
});
