import { Icon } from '@/components/icon/icon';
import { KindTag } from '@/components/kind-tag/kind-tag';
import { Pages } from '@/components/pages/pages';
import { Trio } from '@/components/trio/trio';
import { resultsHref, routes } from '@/lib/routes';
import styles from './search-page.module.scss';

/** One page of what was found, or why nothing could be. */
type Answer =
  | {
      state: 'ok';
      results: { title: string; label: string; href: string }[];
      /** The results of all pages. */
      total: number;
      page: number;
      pages: number;
    }
  | { state: 'busy' | 'failed' };

interface Props {
  /** The text as it was asked for; stays in the field. */
  query: string;
  /** Null when the text was too short or too long to be searched for. */
  answer: Answer | null;
  /** The longest text that is searched for. */
  maxLength: number;
}

/** All results of a search (decisions.md, "Search"): a form and under it the results at full width on paper, a page at a time. */
export function SearchPage({ query, answer, maxLength }: Props) {
  return (
    <main id="isi" tabIndex={-1} className={`wrap ${styles.page}`}>
      <h1>Cari di Bandung</h1>
      <Trio />
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
  const { results, total, page, pages } = answer;
  if (total === 0) {
    return <p lang="en">No results found for &quot;{query}&quot;</p>;
  }
  return (
    <section aria-labelledby="hasil-cari">
      <h2 className={styles.count} id="hasil-cari">
        {total} hasil untuk “{query}”{page > 1 && `, halaman ${page} dari ${pages}`}
      </h2>
      <ul className={styles.results}>
        {results.map((hit) => (
          <li key={`${hit.href} ${hit.title}`}>
            <a className={styles.hit} href={hit.href}>
              <span>{hit.title}</span>
              <KindTag label={hit.label} href={hit.href} />
            </a>
          </li>
        ))}
      </ul>
      <Pages page={page} last={pages} href={(other) => resultsHref(query, other)} />
    </section>
  );
}
