import { CheckList } from '@/components/ui/check-list/check-list';
import styles from './included.module.scss';

interface Props {
  included: readonly string[];
  excluded: readonly string[];
}

/** What a trip includes and what not, side by side (spec §2, tab Paket Termasuk). */
export function Included({ included, excluded }: Props) {
  return (
    <div className={styles.two}>
      <div>
        <h3>Termasuk</h3>
        <CheckList items={included} />
      </div>
      <div>
        <h3>Tidak Termasuk</h3>
        <CheckList items={excluded} crossed />
      </div>
    </div>
  );
}
