import { QuickChoices } from '@/components/lists/category-chips/quick-choices';
import { PLACE } from '@/components/lists/category-chips/place';
import { Icon } from '@/components/ui/icon/icon';
import { ALL, categorySlug } from '@/lib/addresses/category';
import { CHOICES, type ChoiceName } from '@/lib/addresses/list-choice';
import type { Choosing, Option } from '@/lib/data/choosing';
import styles from './filter-bar.module.scss';

interface Props {
  choosing: Choosing;
  /** The list's own path and category. */
  base: string;
  label: string;
  /** 'destinasi', for the counts. */
  noun: string;
  /** The fragment of the list on its page. */
  place?: string;
}

/**
 * How a list can be ordered and narrowed (design README, "Sort and price"): links and forms without script.
 * On a phone one row opens a sheet with all of it; on a desk it is a row of its own. How many items a choice
 * would show stands beside it. Search engines are told not to follow: there are thousands of combinations.
 */
export function FilterBar({ choosing, base, label, noun, place = PLACE }: Props) {
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
  const shared = { choosing, base, label, place };
  return (
    <div className={styles.bar}>
      <div className="wrap">
        <button type="button" className={styles.opener} popoverTarget="urutkan">
          <Icon name="filter" />
          Urutkan &amp; harga
          <small>{urut.find(({ current }) => current)?.text}</small>
        </button>
        <div id="urutkan" popover="auto" className={styles.panel}>
          <div className={styles.group}>
            <p>Urutkan</p>
            <nav className={`words ${styles.words}`} aria-label="Urutkan">
              {urut.map(({ text, href, current }) => (
                <a key={text} href={href + place} rel="nofollow" aria-current={current ? 'true' : undefined}>
                  {text}
                </a>
              ))}
            </nav>
          </div>
          <Pick {...shared} name="hari" title="Lama" options={hari} />
          <Pick {...shared} name="pengemudi" title="Pengemudi" options={pengemudi} />
          <Pick {...shared} name="makan" title="Makanan" options={makan} />
          <Pick {...shared} name="kawasan" title="Daerah" options={kawasan} />
          <Pick {...shared} name="orang" title="Untuk berapa orang" options={orang} />
          {harga.length > 0 && (
            <div className={`${styles.group} ${styles.prices}`}>
              <p>{limits}</p>
              <nav className={styles.fare} aria-label={limits}>
                {harga.map((stop) => (
                  <Stop key={stop.text} stop={stop} noun={noun} place={place} />
                ))}
              </nav>
            </div>
          )}
        </div>
        <QuickChoices choices={choosing.quick} narrow />
      </div>
    </div>
  );
}

/** A stop of the fare line: the sun stands over the one that holds. */
function Stop({ stop, noun, place }: { stop: Option; noun: string; place: string }) {
  const { value, text, count, href, current } = stop;
  return (
    <a href={href + place} rel="nofollow" aria-current={current ? 'true' : undefined}>
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

interface PickProps extends Pick<Required<Props>, 'choosing' | 'base' | 'label' | 'place'> {
  name: ChoiceName;
  title: string;
  options: readonly Option[];
}

/**
 * The values of a parameter as a form whose buttons send it: one press, no script, and no links that a
 * crawler would follow. The fields stand in the order that URLs have.
 */
function Pick({ choosing: { choice }, base, label, place, name, title, options }: PickProps) {
  const shown = options.filter(({ value, count, current }) => value !== null && (count !== 0 || current));
  if (shown.length === 0) return null;
  const at = CHOICES.indexOf(name);
  const kept = (names: readonly ChoiceName[]) =>
    names.map((other) => choice[other] && <Field key={other} name={other} value={choice[other]} />);
  return (
    <div className={styles.group}>
      <p>{title}</p>
      <form
        className={`words ${styles.words} ${name === 'orang' ? styles.numbers : ''}`.trim()}
        action={base + place}
        aria-label={title}
      >
        {label !== ALL && <Field name="kategori" value={categorySlug(label)} />}
        {kept(CHOICES.slice(0, at))}
        {shown.map(({ value, text, count, current }) => (
          <button key={text} name={name} value={value ?? ''} aria-pressed={current}>
            {text} {count !== null && <small>{count}</small>}
          </button>
        ))}
        {kept(CHOICES.slice(at + 1))}
      </form>
    </div>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
