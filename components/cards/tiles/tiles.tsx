import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CardView } from '@/lib/entities/card';
import styles from './tiles.module.scss';

const SIZES = '(min-width: 76rem) 290px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/**
 * The gallery's tiles: pictures in the frame of their kind, each with the item it shows. A click enlarges the
 * picture (components/details/gallery/viewer); without script it opens the item, whose page shows it large
 * too.
 */
export function Tiles({ cards }: { cards: CardView[] }) {
  return cards.map(({ id, kind, href, title, category, picture, isSample }) => (
    <li className={styles.tile} key={id}>
      <a className={styles.window} data-kind={kind} data-large="" href={href}>
        <span className="vh">Lihat besar: </span>
        <Picture picture={picture} sizes={SIZES} />
      </a>
      <a className={styles.title} href={href}>
        {title}
        {isSample && <SampleMark />}
      </a>
      <KindTag label={category} href={href} />
    </li>
  ));
}
