import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { MAX_QUERY } from '@/lib/search/bounds';
import styles from './search-form.module.scss';

/** A field that leads to /cari, with and without script. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Cari di Bandung"
      action={routes.cari}
      method="GET"
    >
      <label className="search-field">
        <Icon name="search" />
        <span className="vh">Cari destinasi, hotel, kuliner</span>
        <input
          type="search"
          name="q"
          defaultValue={query}
          key={query}
          placeholder="Destinasi, hotel, kuliner"
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button className="btn">Cari</button>
    </form>
  );
}
