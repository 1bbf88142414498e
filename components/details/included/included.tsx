import { Ticks } from '@/components/ui/check-list/check-list';
import styles from './included.module.scss';

const NONE = 'Data belum tersedia.';

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
        <Ticks items={included} fallback={NONE} />
      </div>
      <div>
        <h3>Tidak Termasuk</h3>
        <Ticks items={excluded} fallback={NONE} crossed />
      </div>
    </div>
  );
}
