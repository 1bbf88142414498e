import sharp, { type OutputInfo, type SharpOptions } from 'sharp';
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from './share-format';

/** The picture cannot be turned into a preview; the message says why. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Accepts a 50 megapixel photograph, but no decompression bomb. */
const MAX_PIXELS = 50_000_000;
/** Fewer pixels are an icon: the brand's picture looks better (search-visibility.md, A3.7). */
const MIN_PIXELS = 50_000;
/** The longest one step of sharp may take, in seconds. */
const MAX_SECONDS = 3;
/** `--paper` (styles/tokens.scss): the background of transparent pictures. */
const PAPER = '#fbf4e3';
/** Between these ratios of width to height a cut costs little; others are shown complete. */
const CUT_FROM = 1.3;
const CUT_TO = 2.6;

const INPUT: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true };
const BOX = { width: SHARE_WIDTH, height: SHARE_HEIGHT };

/** Comparing ways to split a JPEG into scans would take half as long again, for a hundredth of the bytes. */
const JPEG = { mozjpeg: true, optimiseScans: false };
/** Tried in turn until the file is small enough; what stays too large is blurred. */
const LADDER: readonly { quality: number; blur?: number }[] = [
  { quality: 80 },
  { quality: 68 },
  { quality: 54 },
  { quality: 40 },
  { quality: 40, blur: 1.5 },
  { quality: 40, blur: 5 },
];

// One thread per picture, so that the others serve visitors. No cache, because no picture is rendered twice.
sharp.concurrency(1);
sharp.cache(false);

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Turns the bytes of any picture into a preview: a progressive JPEG of 1200 × 630, sRGB, without metadata, at
 * most 250 kB (search-visibility.md, C4). Rejects with PictureError when the input is no JPEG, PNG, WebP or
 * GIF, is broken, too large or too small.
 */
export async function renderSharePicture(bytes: Uint8Array): Promise<Buffer> {
  if (!isPicture(bytes)) throw new PictureError('is no JPEG, PNG, WebP or GIF');
  try {
    return await encode(await compose(bytes));
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError((error as Error).message);
  }
}

/** Checks the first bytes: sharp would read SVG too, which is no photograph and expensive to render. */
function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a|RIFF[^]{4}WEBP)/.test(start);
}

/**
 * Crops around the centre, as the site's own frames do (design README, "Any photograph"). Portrait and square
 * pictures would lose their subject: they are shown complete in the middle, where square thumbnails crop, on
 * a blurred dark copy of themselves.
 */
async function compose(bytes: Uint8Array): Promise<Pixels> {
  const { autoOrient } = await sharp(bytes, INPUT).metadata();
  const { width, height } = autoOrient;
  if (width * height < MIN_PIXELS) throw new PictureError(`is ${width} × ${height}, too small`);
  const cut = width / height > CUT_FROM && width / height < CUT_TO;
  const picture = sharp(bytes, INPUT)
    .timeout({ seconds: MAX_SECONDS })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .resize({ ...BOX, fit: cut ? 'cover' : 'inside' });
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
  return cut ? pixels : onSoftCopy(pixels);
}

async function onSoftCopy(picture: Pixels): Promise<Pixels> {
  const ground = await fromPixels(picture)
    .resize({ ...BOX, fit: 'cover' })
    .blur(40)
    .modulate({ brightness: 0.55 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fromPixels(ground)
    .composite([{ input: picture.data, raw: rawOf(picture) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode(pixels: Pixels): Promise<Buffer> {
  for (const { quality, blur } of LADDER) {
    const source = blur ? fromPixels(pixels).blur(blur) : fromPixels(pixels);
    const jpeg = await source.jpeg({ ...JPEG, quality }).toBuffer();
    if (jpeg.length <= SHARE_MAX_BYTES) return jpeg;
  }
  throw new PictureError(`is over ${SHARE_MAX_BYTES} bytes at every quality`);
}

function fromPixels(pixels: Pixels) {
  return sharp(pixels.data, { raw: rawOf(pixels) });
}

function rawOf({ info: { width, height, channels } }: Pixels) {
  return { width, height, channels };
}
