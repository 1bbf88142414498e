import { Icon } from '@/components/icon/icon';
import { SoftLink } from '@/components/soft-link/soft-link';
import { listHref } from '@/lib/routes';
import styles from './pages.module.scss';

/** The way back from a later page of a list: to its first page and to the one before (decisions.md, "Lists"). */
export function Pages({ base, label, page }: { base: string; label: string; page: number }) {
  if (page <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Halaman">
      <SoftLink className="link" href={listHref(base, label)}>
        Halaman pertama
      </SoftLink>
      {page > 2 && (
        <SoftLink className="link" href={listHref(base, label, page - 1)} rel="prev">
          <Icon name="back" className="i--s" /> Halaman sebelumnya
        </SoftLink>
      )}
    </nav>
  );
}
