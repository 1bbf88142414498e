import '@/styles/globals.scss';
import type { Crumb } from '@/lib/addresses/breadcrumbs';
import styles from './breadcrumbs.module.scss';

/** The visible breadcrumbs: Beranda › Destinasi › title (search-visibility.md A2). */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className={styles.nav} aria-label="Jejak halaman">
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
