import { listHref } from '@/lib/routes';
import { ChipsBoard } from './category-chips.island';
import { PLACE } from './place';
import styles from './category-chips.module.scss';

interface Props {
  /** The list's own path. */
  base: string;
  /** The labels in the order of spec §9, 'Semua' first. */
  labels: readonly string[];
  current: string;
}

/** The categories of a list as links: one line that scrolls on a phone, wrapped on a desk (design README, "Chips"). */
export function CategoryChips({ base, labels, current }: Props) {
  return (
    <ChipsBoard count={labels.length}>
      {labels.map((label) => (
        <li key={label}>
          <a
            className={styles.chip}
            href={listHref(base, label) + PLACE}
            aria-current={label === current ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ChipsBoard>
  );
}
