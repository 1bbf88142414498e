import { BackLink } from '@/components/ui/back-link/back-link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { detailBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import type { AnyKind } from '@/lib/entities/registry';
import styles from './detail-frame.module.scss';

/** 'Kembali' to the list of a kind, and the breadcrumbs; above an article too. */
export function DetailTop({ description, title }: { description: AnyKind; title: string }) {
  return (
    <div className={styles.top}>
      <BackLink href={description.listPath} label={description.copy.label} />
      <Breadcrumbs items={detailBreadcrumbs(description, title)} />
    </div>
  );
}
