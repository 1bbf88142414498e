import { CardGrid } from '@/components/lists/card-grid/card-grid';
import { PLACE } from '@/components/lists/category-chips/place';
import { ActiveFilters } from '@/components/lists/filter-bar/active-filters';
import { NoMatch } from '@/components/lists/filter-bar/no-match';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ALL } from '@/lib/addresses/category';
import { listHref } from '@/lib/addresses/routes';
import { orderText } from '@/lib/data/choosing';
import type { LoadedList } from '@/lib/data/load-list';
import type { AnyKind } from '@/lib/entities/registry';
import styles from './list-items.module.scss';

interface Props {
  description: Pick<AnyKind, 'kind' | 'listPath' | 'copy'>;
  list: LoadedList;
  /** Is this the first list of the page? */
  first?: boolean;
  /** The fragment of the list on its page. */
  place?: string;
}

/**
 * The cards of a page of a list with their count, order and filters in words; where there are none, what says
 * so and where to go.
 */
export function ListItems({ description, list, first = true, place = PLACE }: Props) {
  const { kind, listPath: base, copy } = description;
  const { label, page, pages, total, items, choosing } = list;
  const { choice = {}, active = [] } = choosing ?? {};
  if (items.length > 0) {
    const noun = [copy.noun, orderText(choice)].filter(Boolean).join(', ');
    return (
      <CardGrid
        place={{ kind, base, label, choice, page, pages, total, noun }}
        cards={items}
        first={first}
        filters={<ActiveFilters active={active} place={place} />}
      />
    );
  }
  if (!choosing || active.length === 0)
    return <EmptyState text={copy.empty} link={label === ALL ? null : { href: listHref(base), text: ALL }} />;
  return (
    <>
      <div className={styles.head}>
        <p className="muted small">0 {copy.noun}</p>
        <ActiveFilters active={active} place={place} />
      </div>
      <NoMatch choosing={choosing} copy={copy} base={base} label={label} place={place} />
    </>
  );
}
