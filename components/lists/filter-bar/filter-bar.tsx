import type { ReactNode } from 'react';
import { QuickChoices } from '@/components/lists/category-chips/quick-choices';
import { Icon } from '@/components/ui/icon/icon';
import { ALL, categorySlug } from '@/lib/addresses/category';
import { CHOICES, type ChoiceName } from '@/lib/addresses/list-choice';
import type { Choosing, Option } from '@/lib/data/choosing';
import { FilterSheet } from './filter-sheet.island';
import { ROW, SHEET } from './places';
import styles from './filter-bar.module.scss';

const TITLE = 'Saring & urutkan';

interface Props {
  choosing: Choosing;
  /** The list's own path and category. */
  base: string;
  label: string;
  /** 'destinasi', for the counts. */
  noun: string;
  /** So many items are left. */
  total: number;
}

/**
 * How a list can be ordered and narrowed (design README, "Sort and price"): links and forms without script,
 * in the same order for every kind. On a phone one row opens a sheet with all of it; on a desk it is a row of
 * its own, whose capsules open their values. How many items a choice would show stands beside it. Search
 * engines are told not to follow: there are thousands of combinations.
 */
export function FilterBar({ choosing, base, label, noun, total }: Props) {
  const {
    urut = [],
    harga = [],
    orang = [],
    hari = [],
    pengemudi = [],
    makan = [],
    kawasan = [],
  } = choosing.options;
  const limits = choosing.choice.orang ? 'Total sampai' : `Harga${choosing.unit} sampai`;
  const shared = { choosing, base, label };
  return (
    <div className={styles.bar}>
      <div className="wrap">
        <a id={ROW} className={styles.opener} href={`#${SHEET}`}>
          <Icon name="filter" />
          {TITLE}
          <small>{currentOf(urut)}</small>
        </a>
        <FilterSheet className={styles.panel} aria-label={TITLE}>
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
            <Group name="urut" title="Urutkan" current={currentOf(urut)}>
              <nav id={valuesOf('urut')} popover="auto" className={styles.values} aria-label="Urutkan">
                {urut.map(({ text, href, current }) => (
                  <a
                    key={text}
                    className="chip"
                    href={href + placeOf('urut')}
                    rel="nofollow"
                    aria-current={current ? 'true' : undefined}
                  >
                    {text}
                  </a>
                ))}
              </nav>
            </Group>
            <Pick {...shared} name="hari" title="Durasi" options={hari} />
            <Pick {...shared} name="pengemudi" title="Pengemudi" options={pengemudi} />
            <Pick {...shared} name="makan" title="Makanan" options={makan} />
            <Pick {...shared} name="kawasan" title="Daerah" options={kawasan} />
            <Pick {...shared} name="orang" title="Untuk berapa orang" options={orang} />
            {harga.length > 0 && (
              <div id={groupOf('harga')} tabIndex={-1} className={`${styles.group} ${styles.prices}`}>
                <p>{limits}</p>
                <nav className={styles.fare} aria-label={limits}>
                  {harga.map((stop) => (
                    <Stop key={stop.text} stop={stop} noun={noun} />
                  ))}
                </nav>
              </div>
            )}
            <div className={styles.foot}>
              <a className="btn btn--wide" href={`#${ROW}`}>
                {total > 0 ? `Lihat ${total} ${noun}` : 'Lihat pilihan lain'}
              </a>
            </div>
          </div>
        </FilterSheet>
        <QuickChoices choices={choosing.quick} narrow />
      </div>
    </div>
  );
}

const groupOf = (name: ChoiceName) => `${SHEET}-${name}`;
const valuesOf = (name: ChoiceName) => `nilai-${name}`;
/** The fragment of a group: what is chosen in it leads to the same list with the sheet open there. */
const placeOf = (name: ChoiceName) => `#${groupOf(name)}`;
const currentOf = (options: readonly Option[]) => options.find(({ current }) => current)?.text;

interface GroupProps {
  name: ChoiceName;
  title: string;
  /** The value that holds, in words. */
  current: string | undefined;
  children: ReactNode;
}

/** The values of a parameter: in the sheet below their title, on a desk behind a capsule of that name. */
function Group({ name, title, current, children }: GroupProps) {
  return (
    <div id={groupOf(name)} tabIndex={-1} className={styles.group}>
      <p>{title}</p>
      <button type="button" className="chip" popoverTarget={valuesOf(name)}>
        {current ? `${title}: ${current}` : title}
        <Icon name="down" className="i--s" />
      </button>
      {children}
    </div>
  );
}

/** A stop of the fare line: the sun stands over the one that holds. */
function Stop({ stop, noun }: { stop: Option; noun: string }) {
  const { value, text, count, href, current } = stop;
  return (
    <a href={href + placeOf('harga')} rel="nofollow" aria-current={current ? 'true' : undefined}>
      <span>
        {value !== null && <span className="vh">Sampai Rp </span>}
        {text}
      </span>
      <small>
        {count}
        <span className="vh"> {noun}</span>
      </small>
    </a>
  );
}

interface PickProps extends Pick<Props, 'choosing' | 'base' | 'label'> {
  name: ChoiceName;
  title: string;
  options: readonly Option[];
}

/**
 * The values of a parameter as a form whose buttons send it: one press, no script, and no links that a
 * crawler would follow. The fields stand in the order that URLs have.
 */
function Pick({ choosing: { choice }, base, label, name, title, options }: PickProps) {
  const shown = options.filter(({ value, count, current }) => value !== null && (count !== 0 || current));
  if (shown.length === 0) return null;
  const at = CHOICES.indexOf(name);
  const kept = (names: readonly ChoiceName[]) =>
    names.map((other) => choice[other] && <Field key={other} name={other} value={choice[other]} />);
  return (
    <Group name={name} title={title} current={currentOf(shown)}>
      <form
        id={valuesOf(name)}
        popover="auto"
        className={name === 'orang' ? `${styles.values} ${styles.numbers}` : styles.values}
        action={base + placeOf(name)}
        aria-label={title}
      >
        {label !== ALL && <Field name="kategori" value={categorySlug(label)} />}
        {kept(CHOICES.slice(0, at))}
        {shown.map(({ value, text, count, current }) => (
          <button key={text} className="chip" name={name} value={value ?? ''} aria-pressed={current}>
            {text} {count !== null && <small>{count}</small>}
          </button>
        ))}
        {kept(CHOICES.slice(at + 1))}
      </form>
    </Group>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
