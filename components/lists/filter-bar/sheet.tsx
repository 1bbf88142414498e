import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { ALL, categorySlug } from '@/lib/addresses/category';
import { CHOICES, ROW, SHEET, type ChoiceName } from '@/lib/addresses/list-choice';
import type { Option } from '@/lib/data/choosing';
import type { SheetView } from '@/lib/data/load-sheet';
import styles from './filter-bar.module.scss';

export const TITLE = 'Saring & urutkan';

/** What is drawn by the browser alone, as one chooses (choose.tsx). */
interface Draft {
  /** The list as it is chosen now. */
  href: string;
  /** Its count is not known yet. */
  isWaiting: boolean;
  /** The values that stood there before, as `nameOf` has them. */
  seen: ReadonlySet<string>;
}

/** 'harga=500000': a value among those of all parameters. */
export const nameOf = (name: ChoiceName, { value }: Option) => `${name}=${value}`;

/**
 * The values of a parameter that the sheet shows: none that would show nothing, and no limits of price that
 * all hold the same, unless one is set. What stood there stays, lest a choice move what is pressed next.
 */
export function shownOf({ choosing }: SheetView, name: ChoiceName, seen?: Draft['seen']): readonly Option[] {
  const all = choosing.options[name] ?? [];
  const limits = new Set(all.filter(({ value }) => value !== null).map(({ count }) => count));
  const isTold = name === 'urut' || (name === 'harga' && (limits.size > 1 || choosing.choice.harga));
  const isShown = ({ value, count, current }: Option) =>
    isTold || (name !== 'harga' && value !== null && (count !== 0 || current));
  return all.filter((option) => isShown(option) || seen?.has(nameOf(name, option)));
}

/*
 * Functions, not components: the server leaves no component in what it sends, and the browser keeps elements,
 * with their focus, only where it draws the same ones in the same places.
 */

/** What the sheet of a list's filters holds: drawn by the server, and by the browser as one chooses. */
export function sheetOf(view: SheetView, draft?: Draft): ReactNode {
  const { noun, total, choosing } = view;
  const [urut, harga] = [shownOf(view, 'urut'), shownOf(view, 'harga', draft?.seen)];
  const limits = choosing.choice.orang ? 'Total sampai' : `Harga${choosing.unit} sampai`;
  const current = currentOf(urut);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- for fingers; the cross says the same */}
      <a className={styles.shade} href={`#${ROW}`} tabIndex={-1} aria-hidden="true" />
      <div className={styles.sheet}>
        <div className={styles.head}>
          {TITLE}
          <a className="round" href={`#${ROW}`}>
            <span className="vh">Tutup</span>
            <Icon name="cross" />
          </a>
        </div>
        {group(
          'urut',
          'Urutkan',
          current,
          <nav id={valuesOf('urut')} popover="auto" className={styles.values} aria-label="Urutkan">
            {urut.map(({ value, text, href, current }) => (
              <a
                key={text}
                className="chip"
                // The events by date are a page of their own, without a sheet.
                href={value === 'tanggal' ? href : href + placeOf('urut')}
                rel="nofollow"
                {...markOf(current)}
              >
                {text}
              </a>
            ))}
          </nav>,
        )}
        {pick(view, draft, 'hari', 'Durasi')}
        {pick(view, draft, 'pengemudi', 'Pengemudi')}
        {pick(view, draft, 'makan', 'Makanan')}
        {pick(view, draft, 'kawasan', 'Daerah')}
        {pick(view, draft, 'orang', 'Untuk berapa orang')}
        {harga.length > 0 && (
          <div id={groupOf('harga')} tabIndex={-1} className={`${styles.group} ${styles.prices}`}>
            <p>{limits}</p>
            <nav className={styles.fare} aria-label={limits}>
              {harga.map((option) => stop(option, noun))}
            </nav>
          </div>
        )}
        <div className={styles.foot} {...(draft && { 'aria-live': 'polite' })}>
          <a className="btn btn--wide" href={`${draft?.href ?? ''}#${ROW}`}>
            {draft?.isWaiting ? 'Memuat…' : total > 0 ? `Lihat ${total} ${noun}` : 'Lihat pilihan lain'}
          </a>
        </div>
      </div>
    </>
  );
}

const groupOf = (name: ChoiceName) => `${SHEET}-${name}`;
const valuesOf = (name: ChoiceName) => `nilai-${name}`;
/** The fragment of a group: what is chosen in it leads to the same list with the sheet open there. */
const placeOf = (name: ChoiceName) => `#${groupOf(name)}`;
/** Left away where it is not: the page's data would hold each attribute that has no value. */
const markOf = (current: boolean) => current && ({ 'aria-current': 'true' } as const);
/** What is chosen of these, in words. */
export const currentOf = (options: readonly Option[]) => options.find(({ current }) => current)?.text;

/** A parameter's values: in the sheet below their title, on a desk behind a capsule with the current one. */
function group(name: ChoiceName, title: string, current: string | undefined, values: ReactNode) {
  return (
    <div id={groupOf(name)} tabIndex={-1} className={styles.group}>
      <p>{title}</p>
      <button type="button" className="chip" popoverTarget={valuesOf(name)}>
        {current ? `${title}: ${current}` : title}
        <Icon name="down" className="i--s" />
      </button>
      {values}
    </div>
  );
}

/** A stop of the fare line: the sun stands over the one that holds. */
function stop({ value, text, count, href, current }: Option, noun: string) {
  return (
    <a key={text} href={href + placeOf('harga')} rel="nofollow" {...markOf(current)}>
      <span>
        {value !== null && <span className="vh">Sampai Rp </span>}
        {text}
      </span>
      <small>
        {count}
        <span className="vh">{` ${noun}`}</span>
      </small>
    </a>
  );
}

/**
 * The values of a parameter as a form whose buttons send it: one press, no script, and no links that a
 * crawler would follow. The fields stand in the order that URLs have.
 */
function pick(view: SheetView, draft: Draft | undefined, name: ChoiceName, title: string) {
  const { choosing, base, label } = view;
  const { choice } = choosing;
  const shown = shownOf(view, name, draft?.seen);
  if (shown.length === 0) return null;
  const at = CHOICES.indexOf(name);
  const kept = (names: readonly ChoiceName[]) =>
    names.flatMap((other) => (choice[other] ? [field(other, choice[other])] : []));
  return group(
    name,
    title,
    currentOf(shown),
    <form
      id={valuesOf(name)}
      popover="auto"
      className={name === 'orang' ? `${styles.values} ${styles.numbers}` : styles.values}
      action={base + placeOf(name)}
      aria-label={title}
    >
      {label !== ALL && field('kategori', categorySlug(label))}
      {kept(CHOICES.slice(0, at))}
      {shown.map(({ value, text, count, current }) => (
        <button key={text} className="chip" name={name} value={value ?? ''} aria-pressed={current}>
          {`${text} `}
          {count !== null && <small>{count}</small>}
        </button>
      ))}
      {kept(CHOICES.slice(at + 1))}
    </form>,
  );
}

function field(name: string, value: string) {
  return <input key={name} type="hidden" name={name} value={value} />;
}
