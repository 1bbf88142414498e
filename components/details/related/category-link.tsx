import styles from './category-link.module.scss';

/**
 * The category of an item as a link to its list; it looks like the words around it, its name says what it is
 * (WCAG 2.4.4).
 */
export function CategoryLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.link} href={href}>
      <span className="vh">Kategori: </span>
      {label}
    </a>
  );
}
