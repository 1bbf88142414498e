import { hasChoice, type ListChoice } from '@/lib/addresses/list-choice';
import { listHref } from '@/lib/addresses/routes';
import { Chips } from './category-chips.island';

interface Props {
  base: string;
  /** The labels in the order of spec §9, 'Semua' first. */
  labels: readonly string[];
  current: string;
  /** How the list is ordered and narrowed: another category keeps it. */
  choice?: ListChoice;
  outcome: string;
}

/** The categories of a list as links. */
export function CategoryChips({ base, labels, current, choice = {}, outcome }: Props) {
  const chips = labels.map((text) => ({ text, href: listHref(base, text, 1, choice) }));
  const rel = hasChoice(choice) ? 'nofollow' : undefined;
  return (
    <Chips
      label="Kategori"
      chips={chips}
      current={listHref(base, current, 1, choice)}
      rel={rel}
      outcome={outcome}
    />
  );
}
