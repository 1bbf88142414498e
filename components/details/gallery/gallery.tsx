import { Picture } from '@/components/ui/picture/picture';
import { LargeButton } from './large-button.island';
import { Viewer } from './viewer.island';
import type { Picture as PictureView } from '@/lib/entities/picture';
import { GalleryIsland } from './gallery.island';
import styles from './gallery.module.scss';

const LARGE = '(min-width: 76rem) 780px, (min-width: 64rem) 62vw, 100vw';
const THUMB = '(min-width: 64rem) 112px, 76px';

interface Props {
  pictures: readonly PictureView[];
  /** The item's title: labels the gallery. */
  title: string;
}

/**
 * The pictures of an item (spec §2, "Image gallery"): several as a row that scrolls and snaps, of which only
 * the first loads eagerly. A click enlarges a picture.
 */
export function Gallery({ pictures, title }: Props) {
  return (
    <Viewer>
      {pictures.length < 2 ? (
        <div className={`${styles.main} ${styles.alone}`}>
          <div className={styles.slide}>
            <Picture picture={pictures[0] ?? null} sizes={LARGE} eager />
            {pictures[0] && <LargeButton alt={pictures[0].alt} />}
          </div>
        </div>
      ) : (
        <GalleryIsland
          label={`Galeri ${title}`}
          alts={pictures.map((picture) => picture.alt)}
          slides={pictures.map((picture, index) => (
            <Picture key={picture.src} picture={picture} sizes={LARGE} eager={index === 0} />
          ))}
          thumbs={pictures.map((picture) => (
            <Picture key={picture.src} picture={picture} sizes={THUMB} decorative upTo={256} />
          ))}
        />
      )}
    </Viewer>
  );
}
