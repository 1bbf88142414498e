import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { NoResults } from '@/components/states/no-results/no-results';
import { NothingFound, PARTIAL, SUGGESTED } from '@/components/states/no-results/words';
import { resultsHref } from '@/lib/addresses/routes';
import { stretches } from './highlight';
import styles from './results.module.scss';
import type { Answer } from './use-search';

interface Props extends Answer {
  /** The id of the list; option n has `${id}-${n}`, including the row that links to all results. */
  id: string;
  /** The index of the active option, or -1. */
  active: number;
  option: RefObject<HTMLAnchorElement | null>;
  onPick: () => void;
}

/** The panel below the search field: the best hits in groups, suggestions and the link to all; or ways on. */
export default function Results(props: Props) {
  const { id, query, isLoading, hits, total, suggested, isPartial, chat, active, option, onPick } = props;
  if (isLoading) {
    return (
      <div className={styles.list}>
        <div className="sun" />
      </div>
    );
  }
  if (!hits) return null;
  const options = [...hits, ...suggested];
  const optionAt = (index: number) => ({
    id: `${id}-${index}`,
    ref: index === active ? option : undefined,
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onClick: onPick,
  });
  if (options.length === 0) {
    return (
      <div className={`${styles.list} ${styles.none}`}>
        <NoResults query={query} chat={chat} onPick={onPick} />
      </div>
    );
  }
  return (
    // tabIndex -1: Chromium makes every scroll container a tab stop, but the arrow keys scroll this one from
    // the field.
    <div className={styles.list} tabIndex={-1}>
      {total === 0 && (
        <div className={`small muted ${styles.said}`}>
          <NothingFound query={query} />
          {isPartial && <p>{PARTIAL}</p>}
        </div>
      )}
      <div id={id} role="listbox" aria-label="Hasil pencarian">
        {[...new Set(options.map(({ group }) => group))].map((group) => (
          <div key={group} role="group" aria-label={group}>
            {group === SUGGESTED && (
              <span className={`small muted ${styles.said}`} aria-hidden="true">
                {group}
              </span>
            )}
            {options.map(
              (hit, index) =>
                hit.group === group && (
                  <a key={`${hit.href} ${hit.title}`} href={hit.href} {...optionAt(index)}>
                    <span>
                      {stretches(hit.title, query).map((part, at) =>
                        part.isHit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
                      )}
                      {hit.isSample && <SampleMark />}
                    </span>
                    <KindTag label={hit.label} href={hit.href} />
                  </a>
                ),
            )}
          </div>
        ))}
        <a className={styles.all} href={resultsHref(query)} {...optionAt(options.length)}>
          Lihat semua {total + suggested.length} hasil
          <Icon name="go" className="i--s" />
        </a>
      </div>
    </div>
  );
}
