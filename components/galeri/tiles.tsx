import { KindTag } from '@/components/kind-tag/kind-tag';
import { Picture } from '@/components/picture/picture';
import type { CardView } from '@/lib/entities/card';
import styles from './tiles.module.scss';

const SIZES = '(min-width: 76rem) 290px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/** Pictures of the gallery, each in the window of its kind and leading to its item: a page's on the server, later ones in the browser. */
export function Tiles({ cards }: { cards: CardView[] }) {
  return cards.map(({ id, kind, href, title, category, picture }) => (
    <li key={id}>
      <a className={styles.tile} href={href}>
        <span className={styles.window} data-kind={kind}>
          <Picture picture={picture} sizes={SIZES} decorative={picture?.alt === title} />
        </span>
        <span className={styles.title}>{title}</span>
        <KindTag label={category} href={href} />
      </a>
    </li>
  ));
}
