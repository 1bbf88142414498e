import { Price } from '@/components/cards/card/card';
import { Icon } from '@/components/ui/icon/icon';
import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { NoResults } from '@/components/states/no-results/no-results';
import { Pager } from '@/components/ui/pager/pager';
import { Picture } from '@/components/ui/picture/picture';
import { Divider } from '@/components/ui/divider/divider';
import type { Kind } from '@/lib/entities/kinds';
import { shortPlace } from '@/lib/format/short-place';
import { resultsHref, routes } from '@/lib/addresses/routes';
import type { ResultRow } from '@/lib/search/rows';
import type { KindCount } from '@/lib/search/shown';
import styles from './search-page.module.scss';

/** One page of the results, grouped by kind. */
export interface FoundPage {
  state: 'ok';
  groups: { kind: Kind; label: string; rows: ResultRow[] }[];
  /** The kinds of the results on all pages. */
  kinds: (KindCount & { label: string })[];
  /** The results of all pages. */
  total: number;
  page: number;
  pages: number;
  /** The WhatsApp link to ask about a search without results. */
  chat: string;
}

/** The results, or why the search failed. */
export type Answer = FoundPage | { state: 'busy' | 'failed' };

interface Props {
  /** The text as it was entered; stays in the field. */
  query: string;
  /** Null when the text was too short or too long to search for. */
  answer: Answer | null;
  /** The longest text that can be searched for. */
  maxLength: number;
}

/**
 * All results of a search (product-decisions.md, "Search"): a form and under it the results kind by kind on
 * paper, a page at a time.
 */
export function SearchPage({ query, answer, maxLength }: Props) {
  return (
    <main id="isi" tabIndex={-1} className={`wrap ${styles.page}`}>
      <h1>Cari di Bandung</h1>
      <Divider />
      <form
        className={styles.form}
        role="search"
        aria-label="Cari di Bandung"
        action={routes.cari}
        method="GET"
      >
        <label className={styles.field}>
          <Icon name="search" />
          <span className="vh">Cari destinasi, hotel, kuliner</span>
          <input
            type="search"
            name="q"
            defaultValue={query}
            key={query}
            placeholder="Destinasi, hotel, kuliner"
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button className="btn">Cari</button>
      </form>
      <Found query={query} answer={answer} maxLength={maxLength} />
    </main>
  );
}

function Found({ query, answer, maxLength }: Props) {
  if (!answer) {
    return (
      <p className="muted">
        Ketik 3 sampai {maxLength} karakter: nama tempat, penginapan, kendaraan, acara, atau makanan.
      </p>
    );
  }
  if (answer.state !== 'ok') {
    return <p>Pencarian sedang tidak dapat dilakukan. Coba lagi sebentar lagi.</p>;
  }
  if (answer.total === 0) return <NoResults query={query} chat={answer.chat} />;
  return <Results query={query} found={answer} />;
}

function Results({
  query,
  found: { groups, kinds, total, page, pages },
}: {
  query: string;
  found: FoundPage;
}) {
  return (
    <div>
      <h2 className={styles.count} id="hasil-cari">
        {total} hasil untuk “{query}”{page > 1 && `, halaman ${page} dari ${pages}`}
      </h2>
      {kinds.length > 1 && (
        <nav aria-label="Jenis hasil">
          <ul className={styles.kinds}>
            {kinds.map(({ kind, label, total: count, page: at }) => (
              <li key={kind}>
                <a
                  className="btn btn--line btn--s"
                  href={at === page ? `#${kind}` : `${resultsHref(query, at)}#${kind}`}
                >
                  {label} <b>{count}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="hasil-cari">
        {groups.map(({ kind, label, rows }) => (
          <div className={styles.group} key={kind} id={kind}>
            <h3>
              {label} <span className="muted">{kinds.find((one) => one.kind === kind)?.total}</span>
            </h3>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={`${row.href} ${row.title}`}>
                  <Row {...row} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <Pager page={page} last={pages} href={(other) => resultsHref(query, other)} />
    </div>
  );
}

function Row({ title, label, href, picture, place, price }: ResultRow) {
  return (
    <a className={styles.row} href={href}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="96px" upTo={256} decorative />
      </div>
      <div>
        <p className={styles.title}>{title}</p>
        <p className="dotted small muted">
          <KindTag label={label} href={href} />
          {place && <span>{shortPlace(place)}</span>}
        </p>
        <Price price={price} />
      </div>
    </a>
  );
}
