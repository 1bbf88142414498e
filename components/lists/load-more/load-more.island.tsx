'use client';

import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { isBrowsers } from '@/components/ui/pressed-link/pressed-link';
import { listHref } from '@/lib/addresses/routes';
import { countText, type ListPlace } from './place';
import { useMoreCards } from './use-more-cards';
import styles from './load-more.module.scss';

interface Props {
  place: ListPlace;
  className: string | undefined;
  /** Shown beside the count: the filters that are set. */
  filters?: ReactNode;
  /** The items of the first page, rendered on the server. */
  children: ReactNode;
}

/**
 * A list that grows in place: a count, the items, and 'Load More', a real link to the next page
 * (product-decisions.md, "Lists"). With script it appends the next items, focuses the first new card and
 * announces how many are shown; if that fails, or the list has changed, it follows the link.
 */
export function LoadMore({ place, className, filters, children }: Props) {
  const { pages, total } = place;
  const { Items, cards, page, load } = useMoreCards(place);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);
  const followLink = useRef(false);
  const status = useId();
  const count = countText(place, page);

  useLayoutEffect(() => {
    const item = focusFrom.current === null ? undefined : list.current?.children[focusFrom.current];
    if (!(item instanceof HTMLElement)) return;
    focusFrom.current = null;
    // The link to the item, not the one to its area; a picture of the gallery has just one.
    const target = item.querySelector<HTMLElement>('[data-part=more]') ?? item.querySelector('a') ?? item;
    if (target === item) item.tabIndex = -1;
    target.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  }, [cards]);

  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link } = event;
    if (followLink.current || isBrowsers(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    focusFrom.current = list.current?.children.length ?? null;
    try {
      await load();
    } catch {
      focusFrom.current = null;
      followLink.current = true;
      link.click();
    }
    setBusy(false);
  };
  return (
    <>
      <div className={styles.head}>
        <p className="muted small">{count}</p>
        {filters}
      </div>
      <ul className={className} ref={list}>
        {children}
        {Items && <Items cards={cards} start={place.perPage} />}
      </ul>
      {pages > place.page && (
        <div className={styles.foot}>
          <progress
            className={styles.bar}
            value={Math.min(page * place.perPage, total)}
            max={total}
            aria-labelledby={status}
          />
          <p className="muted small" role="status" id={status}>
            {count}
          </p>
          {page < pages && (
            <a
              className={`btn btn--line ${busy ? styles.busy : ''}`.trim()}
              href={listHref(place.base, place.label, page + 1, place.choice)}
              lang="en"
              aria-busy={busy}
              onClick={onClick}
            >
              Load More
            </a>
          )}
        </div>
      )}
    </>
  );
}
