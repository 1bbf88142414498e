import Link from 'next/link';
import { Icon } from '@/components/icon/icon';
import { listHref } from '@/lib/routes';
import styles from './pages.module.scss';

/** The way back from a later page of a list: to its first page and to the one before (decisions.md, "Lists"). */
export function Pages({ base, label, page }: { base: string; label: string; page: number }) {
  if (page <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Halaman">
      <Link className="link" href={listHref(base, label)} prefetch={false}>
        Halaman pertama
      </Link>
      {page > 2 && (
        <Link className="link" href={listHref(base, label, page - 1)} prefetch={false} rel="prev">
          <Icon name="back" className="i--s" /> Halaman sebelumnya
        </Link>
      )}
    </nav>
  );
}
