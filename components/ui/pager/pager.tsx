import { Icon } from '@/components/ui/icon/icon';
import styles from './pager.module.scss';

interface Props {
  page: number;
  /** The last page; omitted by a list with Load More, which has its own link to the next page. */
  last?: number;
  href: (page: number) => string;
}

/** Links to the first, the previous and the next page (product-decisions.md, "Lists"). */
export function Pager({ page, last = page, href }: Props) {
  if (page <= 1 && last <= page) return null;
  return (
    <nav className={styles.pages} aria-label="Halaman">
      {page > 1 && (
        <a className="link" href={href(1)}>
          Halaman pertama
        </a>
      )}
      {page > 2 && (
        <a className="link" href={href(page - 1)} rel="prev">
          <Icon name="back" className="i--s" /> Halaman sebelumnya
        </a>
      )}
      {page < last && (
        <a className="btn btn--line" href={href(page + 1)} rel="next">
          Halaman berikutnya
        </a>
      )}
    </nav>
  );
}
