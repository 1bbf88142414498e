import { QuickChoices } from '@/components/lists/category-chips/quick-choices';
import { Icon } from '@/components/ui/icon/icon';
import { ROW, SHEET } from '@/lib/addresses/list-choice';
import type { Choosing } from '@/lib/data/choosing';
import type { SheetView } from '@/lib/data/load-sheet';
import { FilterSheet } from './filter-sheet.island';
import { currentOf, sheetOf, TITLE } from './sheet';
import styles from './filter-bar.module.scss';

/**
 * How a list can be ordered and narrowed (design README, "Sort and price"): links and forms without script.
 * On a phone one row opens a sheet with all of it; on a desk it is a row of its own, whose capsules open
 * their values. Search engines are told not to follow: there are thousands of combinations.
 */
export function FilterBar(view: SheetView & { choosing: Choosing }) {
  const { options, quick } = view.choosing;
  return (
    <div className={styles.bar}>
      <div className="wrap">
        <a id={ROW} className={styles.opener} href={`#${SHEET}`}>
          <Icon name="filter" />
          {TITLE}
          <small>{currentOf(options.urut ?? [])}</small>
        </a>
        <FilterSheet id={SHEET} row={ROW} tabIndex={-1} className={styles.panel} aria-label={TITLE}>
          {sheetOf(view)}
        </FilterSheet>
        <QuickChoices choices={quick} narrow />
      </div>
    </div>
  );
}
