import { Icon } from '@/components/ui/icon/icon';
import type { Neighbours } from '@/lib/data/neighbours';
import styles from './article-nav.module.scss';

/** Links to the articles before and after one (search-visibility.md B3); nothing for the only article. */
export function ArticleNav({ older, newer }: Neighbours) {
  if (!older && !newer) return null;
  return (
    <nav className={styles.nav} aria-label="Artikel lain">
      {older ? (
        <a className={styles.link} href={older.href} rel="prev">
          <span className={styles.label}>
            <Icon name="back" className="i--s" />
            Artikel sebelumnya
          </span>{' '}
          <b>{older.title}</b>
        </a>
      ) : null}
      {newer ? (
        <a className={`${styles.link} ${styles.next}`} href={newer.href} rel="next">
          <span className={styles.label}>
            Artikel berikutnya
            <Icon name="go" className="i--s" />
          </span>{' '}
          <b>{newer.title}</b>
        </a>
      ) : null}
    </nav>
  );
}
