import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { Picture } from '@/components/ui/picture/picture';
import type { CardView } from '@/lib/entities/card';
import styles from './tiles.module.scss';

const SIZES = '(min-width: 76rem) 290px, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/**
 * Pictures of the gallery, each in the window of its kind, and the item that it is of: a page's on the
 * server, later ones in the browser. A press shows the picture large (components/details/gallery/viewer).
 * Without script it leads to the item as its title does: there it is large too, with its name, its other
 * pictures and a way on, which the bare file has not.
 */
export function Tiles({ cards }: { cards: CardView[] }) {
  return cards.map(({ id, kind, href, title, category, picture }) => (
    <li className={styles.tile} key={id}>
      <a className={styles.window} data-kind={kind} data-large="" href={href}>
        <span className="vh">Lihat besar: </span>
        <Picture picture={picture} sizes={SIZES} />
      </a>
      <a className={styles.title} data-caption="" href={href}>
        {title}
      </a>
      <KindTag label={category} href={href} />
    </li>
  ));
}
