import Link from 'next/link';
import { listHref } from '@/lib/routes';
import { ChipPending, ChipsBoard } from './category-chips.island';
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
    <ChipsBoard current={listHref(base, current)} count={labels.length}>
      {labels.map((label) => (
        <li key={label}>
          <Link
            className={styles.chip}
            href={listHref(base, label)}
            aria-current={label === current ? 'true' : undefined}
            prefetch={false}
            scroll={false}
          >
            {label}
            <ChipPending />
          </Link>
        </li>
      ))}
    </ChipsBoard>
  );
}
