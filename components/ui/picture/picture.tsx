import type { Picture as PictureView } from '@/lib/entities/picture';
import { QUALITY, WIDTHS } from '@/lib/pictures/made-sizes.mjs';

function optimized(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

interface Props {
  picture: PictureView | null;
  /** CSS `sizes` of the box, e.g. '(min-width: 64rem) 400px, 74vw'. */
  sizes: string;
  /** The first visible picture of a page: loaded eagerly with high priority. */
  eager?: boolean;
  /** Decorative where the text beside it already names the item. */
  decorative?: boolean;
  /** The largest width in the `srcset`, for pictures that are small on every screen. */
  upTo?: number;
}

/**
 * A picture that covers its box, whose shape the parent gives. A missing one, and one that fails to load
 * (components/ui/image-fallback), shows 'Gambar Tidak Tersedia' (spec §3).
 */
export function Picture({ picture, sizes, eager = false, decorative = false, upTo = 1600 }: Props) {
  const loading = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (!picture) {
    return (
      // eslint-disable-next-line @next/next/no-img-element -- next/image writes a style attribute, which `style-src 'self'` forbids
      <img
        src="/art/gambar-tidak-tersedia.svg"
        alt="Gambar Tidak Tersedia"
        width={960}
        height={640}
        {...loading}
      />
    );
  }
  // Only thumbnails need the smallest width.
  const widths = WIDTHS.filter((width) => width <= upTo && (width > 160 || upTo <= 256));
  return (
    // eslint-disable-next-line @next/next/no-img-element -- see above
    <img
      src={optimized(picture.src, Math.min(upTo, 960))}
      srcSet={widths.map((width) => `${optimized(picture.src, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={decorative ? '' : picture.alt}
      width={1600}
      height={1067}
      {...loading}
    />
  );
}
