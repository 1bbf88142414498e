import { PLACE } from '@/components/lists/category-chips/place';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ALL } from '@/lib/addresses/category';
import { areaHref, listHref } from '@/lib/addresses/routes';
import { type Choosing } from '@/lib/data/choosing';
import { filterText } from '@/lib/data/choice-words';
import type { Near } from '@/lib/data/nearest';
import type { KindCopy } from '@/lib/entities/define';
import { holdTogether } from '@/lib/format/hold-together';
import type { FilterName } from '@/lib/listing/choosing';
import styles from './filter-bar.module.scss';

interface Props {
  choosing: Choosing;
  copy: Pick<KindCopy, 'empty' | 'label' | 'noun'>;
  base: string;
  label: string;
  /** What is nearest to the area in which nothing is left. */
  near?: readonly Near[];
  place?: string;
}

/** What the list is without a filter: 'Tanpa batas harga'. */
const WITHOUT: Record<FilterName, string> = {
  harga: 'Tanpa batas harga',
  hari: 'Semua durasi',
  pengemudi: 'Dengan atau tanpa pengemudi',
  makan: 'Semua makanan',
  kawasan: 'Semua daerah',
};

/** What begins at the lowest price: the category, what lies in the area, or what all else asks for. */
function startOf({ active }: Choosing, label: string): string {
  const others = active.filter(({ name }) => name !== 'harga' && name !== 'orang');
  if (others.length === 0) return `${label} mulai`;
  const [{ name, text } = { name: null, text: '' }] = others;
  return others.length === 1 && name === 'kawasan'
    ? `Di ${text} mulai`
    : 'Dengan pilihan lain yang sama mulai';
}

/**
 * A choice that leaves nothing: the lowest price there is with the first limit that shows something, what is
 * nearest to the area, each filter to drop, the area's page, the whole list (design README, "Sort and
 * price").
 */
export function NoMatch({ choosing, near = [], copy, base, label, place = PLACE }: Props) {
  const { active, options, lowest, choice } = choosing;
  const stop = choice.harga && options.harga?.find(({ value, count }) => value !== null && count);
  const ways = active.flatMap(({ name, href, count }) =>
    name !== 'orang' && count > 0 ? [{ name, href, count }] : [],
  );
  // Without its only filter the list is whole.
  const isWholeOffered = label === ALL && active.length === 1 && ways.length > 0;
  const area = active.find(({ name }) => name === 'kawasan');
  const counted = (text: string, count: number | null) => `${text} · ${count} ${copy.noun}`;
  return (
    <EmptyState
      text={copy.empty}
      link={isWholeOffered ? null : { href: listHref(base) + place, text: `Semua ${copy.noun}` }}
      search
    >
      {choice.harga && lowest && (
        <div className="small muted">
          {`${startOf(choosing, label === ALL ? copy.label : label)} ${lowest}${choosing.unit}`}
          {choosing.isSampleLowest && <SampleMark />}.
          {stop && ` Naikkan batas harganya${label === ALL ? '' : ' atau lihat kategori lain'}.`}
        </div>
      )}
      {near.length > 0 && (
        <div className="small">
          Terdekat dari {area?.text}:
          <ul>
            {near.map(({ title, href, about, isSample }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                {isSample && <SampleMark />} {holdTogether(about)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(stop || area || ways.length > 0) && (
        <div className={styles.ways}>
          {stop && stop.value !== null && (
            <a className="btn btn--s" href={stop.href + place} rel="nofollow">
              {counted(filterText('harga', stop.value, choice), stop.count)}
            </a>
          )}
          {ways.map(({ name, href, count }) => (
            <a key={name} className="btn btn--line btn--s" href={href + place} rel="nofollow">
              {counted(WITHOUT[name], count)}
            </a>
          ))}
          {area && choice.kawasan && (
            <a className="btn btn--line btn--s" href={areaHref(choice.kawasan)}>
              Kawasan {area.text}
            </a>
          )}
        </div>
      )}
    </EmptyState>
  );
}
