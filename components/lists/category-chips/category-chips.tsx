import { listHref } from '@/lib/addresses/routes';
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

/** The categories of a list as links. */
export function CategoryChips({ base, labels, current }: Props) {
  const chips = labels.map((text) => ({ text, href: listHref(base, text) }));
  return <Chips label="Kategori" chips={chips} current={listHref(base, current)} />;
}

interface ChipsProps {
  /** The label of the choice: 'Kategori'. */
  label: string;
  chips: readonly { text: string; href: string }[];
  /** The URL of the current chip. */
  current: string;
}

/** Parts of a list as links: one line that scrolls on a phone, wrapped on a desk (design README, "Chips"). */
export function Chips({ label, chips, current }: ChipsProps) {
  return (
    <ChipsBoard label={label} count={chips.length}>
      {chips.map(({ text, href }) => (
        <li key={href}>
          <a className={styles.chip} href={href + PLACE} aria-current={href === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ChipsBoard>
  );
}
