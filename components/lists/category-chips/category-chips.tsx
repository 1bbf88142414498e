import { hasChoice, type ListChoice } from '@/lib/addresses/list-choice';
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
  /** How the list is ordered and narrowed: another category keeps it. */
  choice?: ListChoice;
}

/** The categories of a list as links. */
export function CategoryChips({ base, labels, current, choice = {} }: Props) {
  const chips = labels.map((text) => ({ text, href: listHref(base, text, 1, choice) }));
  const rel = hasChoice(choice) ? 'nofollow' : undefined;
  return <Chips label="Kategori" chips={chips} current={listHref(base, current, 1, choice)} rel={rel} />;
}

interface ChipsProps {
  /** The label of the choice: 'Kategori'. */
  label: string;
  chips: readonly { text: string; href: string }[];
  /** The URL of the current chip. */
  current: string;
  /** Of the links: 'nofollow' where they lead to pages that no search engine should see. */
  rel?: string | undefined;
}

/** Parts of a list as links: one line that scrolls on a phone, wrapped on a desk (design README, "Chips"). */
export function Chips({ label, chips, current, rel }: ChipsProps) {
  return (
    <ChipsBoard label={label} count={chips.length}>
      {chips.map(({ text, href }) => (
        <li key={href}>
          <a
            className={styles.chip}
            href={href + PLACE}
            rel={rel}
            aria-current={href === current ? 'true' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ChipsBoard>
  );
}
