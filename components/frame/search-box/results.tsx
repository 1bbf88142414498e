import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { NoResults } from '@/components/states/no-results/no-results';
import { resultsHref } from '@/lib/addresses/routes';
import { stretches } from './highlight';
import styles from './results.module.scss';
import type { Answer } from './use-search';

interface Props extends Answer {
  /** The id of the list; option n has `${id}-${n}`, including the row that links to all results. */
  id: string;
  /** The index of the active option, or -1. */
  active: number;
  /** The ref of the active option. */
  option: Ref<HTMLAnchorElement>;
  onPick: () => void;
}

/**
 * The panel below the search field: a spinner, the best hits by kind and the link to all, or suggestions when
 * nothing was found.
 */
export default function Results({ id, query, isLoading, hits, total, chat, active, option, onPick }: Props) {
  if (isLoading) {
    return (
      <div className={styles.list}>
        <div className="sun" />
      </div>
    );
  }
  if (!hits) return null;
  if (hits.length === 0) {
    return (
      <div className={`${styles.list} ${styles.none}`}>
        <NoResults query={query} chat={chat} onPick={onPick} />
      </div>
    );
  }
  return (
    // tabIndex -1: Chromium makes every scroll container a tab stop, but the arrow keys scroll this one from
    // the field.
    <div className={styles.list} id={id} role="listbox" aria-label="Hasil pencarian" tabIndex={-1}>
      {[...new Set(hits.map(({ group }) => group))].map((group) => (
        <div key={group} role="group" aria-label={group}>
          {hits.map(
            (hit, index) =>
              hit.group === group && (
                <a
                  key={`${hit.href} ${hit.title}`}
                  id={`${id}-${index}`}
                  ref={index === active ? option : undefined}
                  href={hit.href}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onClick={onPick}
                >
                  <span>
                    {stretches(hit.title, query).map((part, at) =>
                      part.isHit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
                    )}
                  </span>
                  <KindTag label={hit.label} href={hit.href} />
                </a>
              ),
          )}
        </div>
      ))}
      <a
        id={`${id}-${hits.length}`}
        ref={hits.length === active ? option : undefined}
        className={styles.all}
        href={resultsHref(query)}
        role="option"
        aria-selected={hits.length === active}
        tabIndex={-1}
        onClick={onPick}
      >
        Lihat semua {total} hasil
        <Icon name="go" className="i--s" />
      </a>
    </div>
  );
}
