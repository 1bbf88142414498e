import styles from './category-link.module.scss';

interface Props {
  href: string;
  label: string;
  of?: 'Kategori' | 'Kawasan';
}

/**
 * The category or the area of an item as a link; it looks like the text around it, so its accessible name
 * says what it is (WCAG 2.4.4).
 */
export function CategoryLink({ href, label, of = 'Kategori' }: Props) {
  return (
    <a className={styles.link} href={href}>
      <span className="vh">{`${of}: `}</span>
      {label}
    </a>
  );
}
