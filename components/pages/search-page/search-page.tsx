import { Price } from '@/components/cards/card/card';
import { KindTag } from '@/components/ui/kind-tag/kind-tag';
import { NoResults } from '@/components/states/no-results/no-results';
import { NothingFound, PARTIAL, SUGGESTED } from '@/components/states/no-results/words';
import { Pager } from '@/components/ui/pager/pager';
import { Picture } from '@/components/ui/picture/picture';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Divider } from '@/components/ui/divider/divider';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { Strip } from '@/components/ui/art/strip';
import { shortPlace } from '@/lib/format/short-place';
import { resultsHref } from '@/lib/addresses/routes';
import { MAX_QUERY, MIN_QUERY } from '@/lib/search/bounds';
import type { FoundPage, PageAnswer, ResultRow } from '@/lib/search/load-search';
import styles from './search-page.module.scss';

interface Props {
  /** The text as it was entered; stays in the field. */
  query: string;
  /** Null when the text was too short or too long to search for. */
  answer: PageAnswer;
  /** The WhatsApp link to ask about a search without results. */
  chat: string;
}

/** All results of a search, kind by kind, a page at a time (product-decisions.md, "Search"). */
export function SearchPage({ query, answer, chat }: Props) {
  return (
    <main id="isi" tabIndex={-1} className={`wrap ${styles.page}`}>
      <h1>Cari di Bandung</h1>
      <Divider />
      <div className={styles.form}>
        <SearchForm query={query} />
      </div>
      <Found query={query} answer={answer} chat={chat} />
    </main>
  );
}

function Found({ query, answer, chat }: Props) {
  if (!answer) {
    return (
      <p className="muted">
        Ketik {MIN_QUERY} sampai {MAX_QUERY} karakter: nama tempat, penginapan, kendaraan, acara, atau
        makanan.
      </p>
    );
  }
  if (answer.state !== 'ok') {
    return <p>Pencarian sedang tidak dapat dilakukan. Coba lagi sebentar lagi.</p>;
  }
  const { total, suggested } = answer;
  if (total + suggested.rows.length === 0) return <NoResults query={query} chat={chat} />;
  return (
    <>
      {total > 0 ? <Results query={query} found={answer} /> : <NothingFound query={query} />}
      {suggested.rows.length > 0 && (
        <section aria-labelledby="maksud">
          <h2 className="subhead" id="maksud">
            {SUGGESTED}
          </h2>
          {suggested.isPartial && total === 0 && <p className="muted">{PARTIAL}</p>}
          <Rows rows={suggested.rows} />
        </section>
      )}
    </>
  );
}

function Rows({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.href} ${row.title}`}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  );
}

function Results({ query, found }: { query: string; found: FoundPage }) {
  const { groups, kinds, total, page, pages } = found;
  return (
    <div>
      <h2 className={styles.count} id="hasil-cari">
        {total} hasil untuk “{query}”{page > 1 && `, halaman ${page} dari ${pages}`}
      </h2>
      {kinds.length > 1 && (
        <nav aria-label="Jenis hasil">
          <ul className={styles.kinds}>
            {kinds.map(({ key, label, total: count, page: at }) => (
              <li key={key}>
                <a
                  className="btn btn--line btn--s"
                  href={at === page ? `#${key}` : `${resultsHref(query, at)}#${key}`}
                >
                  {label} <b>{count}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="hasil-cari">
        {groups.map(({ key, label, rows }) => (
          <div className={styles.group} key={key} id={key}>
            <h3>
              {label} <span className="muted">{kinds.find((one) => one.key === key)?.total}</span>
            </h3>
            <Rows rows={rows} />
          </div>
        ))}
      </section>
      <Pager page={page} last={pages} href={(other) => resultsHref(query, other)} />
    </div>
  );
}

function Row({ title, label, href, art, picture, place, day, ended, price, isSample }: ResultRow) {
  return (
    <a className={`stacks ${styles.row}`} href={href}>
      {art !== '' && (
        <div className={styles.picture}>
          {art ? <Strip name={art} /> : <Picture picture={picture} sizes="96px" upTo={256} decorative />}
        </div>
      )}
      <div>
        <p className={styles.title}>
          {title}
          {isSample && <SampleMark />}
        </p>
        <p className="dotted small muted">
          <KindTag label={label} href={href} />
          {place && <span>{shortPlace(place)}</span>}
          {day && <span>{day}</span>}
        </p>
        {ended && <p className="small">{ended}</p>}
        <Price price={price} />
      </div>
    </a>
  );
}
