import { CardGrid } from '@/components/lists/card-grid/card-grid';
import { PLACE } from '@/components/lists/category-chips/place';
import { ActiveFilters } from '@/components/lists/filter-bar/active-filters';
import { MappedList, pinMarks } from '@/components/lists/list-map/list-map';
import { NoMatch } from '@/components/lists/filter-bar/no-match';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { countText } from '@/components/lists/load-more/place';
import { Pager } from '@/components/ui/pager/pager';
import { ALL, PAGE_SIZE } from '@/lib/addresses/category';
import type { ListChoice } from '@/lib/addresses/list-choice';
import { listHref } from '@/lib/addresses/routes';
import { orderText } from '@/lib/data/choice-words';
import type { LoadedList } from '@/lib/data/load-list';
import type { AnyKind } from '@/lib/entities/registry';
import styles from './list-items.module.scss';

interface Props {
  description: Pick<AnyKind, 'kind' | 'listPath' | 'copy'>;
  list: LoadedList;
  first?: boolean;
  /** The fragment of the list on its page. */
  place?: string;
  className?: string;
}

/** What is counted, in its order: 'destinasi, harga terendah dahulu'. */
const nounOf = (noun: string, choice: ListChoice) => [noun, orderText(choice)].filter(Boolean).join(', ');

/** What `ListItems` shows, in words: its count, or that there is nothing. */
export function outcomeOf({ copy }: Pick<AnyKind, 'copy'>, { items, page, total, choosing }: LoadedList) {
  if (items.length === 0) return copy.empty;
  const noun = nounOf(copy.noun, choosing?.choice ?? {});
  return countText({ page, perPage: PAGE_SIZE, total, noun }, page);
}

/** A page of a list under its map, with the links to its other pages. */
export function ListItems({ className, ...shown }: Props) {
  const { listPath, copy } = shown.description;
  const { label, page, total, map, choosing } = shown.list;
  return (
    <MappedList map={map} noun={copy.noun} total={total} className={className}>
      <Items {...shown} />
      <Pager page={page} href={(other) => listHref(listPath, label, other, choosing?.choice)} />
    </MappedList>
  );
}

/** The cards with their count, order and filters in words; without any, what says so and where to go. */
function Items({ description, list, first, place = PLACE }: Props) {
  const { kind, listPath: base, copy } = description;
  const { label, page, pages, total, items, choosing, map, near } = list;
  const { choice = {}, active = [] } = choosing ?? {};
  if (items.length > 0) {
    return (
      <CardGrid
        place={{ kind, base, label, choice, page, pages, total, noun: nounOf(copy.noun, choice) }}
        cards={items}
        marks={pinMarks(map, (page - 1) * PAGE_SIZE, items.length)}
        first={first}
        filters={<ActiveFilters active={active} place={place} />}
      />
    );
  }
  if (!choosing || active.length === 0)
    return (
      <EmptyState
        text={copy.empty}
        link={label === ALL ? null : { href: listHref(base), text: ALL }}
        search
      />
    );
  return (
    <>
      <div className={styles.head}>
        <p className="muted small">0 {copy.noun}</p>
        <ActiveFilters active={active} place={place} />
      </div>
      <NoMatch choosing={choosing} near={near} copy={copy} base={base} label={label} place={place} />
    </>
  );
}
