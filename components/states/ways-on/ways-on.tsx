import { SearchForm } from '@/components/ui/search-form/search-form';
import { routes } from '@/lib/addresses/routes';
import styles from './ways-on.module.scss';

const DOORS = [
  [routes.destinasi, 'Destinasi'],
  [routes.akomodasi, 'Akomodasi'],
  [routes.kuliner, 'Kuliner'],
  [routes.kawasan, 'Peta kawasan'],
] as const;

interface Props {
  /** What the address speaks of, if it does: an area or a kind. */
  spoken?: { href: string; text: string } | null;
}

/** Where to go from a page that is not there: what its address speaks of, the search, four doors. */
export function WaysOn({ spoken = null }: Props) {
  return (
    <div className={styles.ways}>
      {spoken && (
        <a className="btn btn--sun" href={spoken.href}>
          {spoken.text}
        </a>
      )}
      <SearchForm />
      <ul className={styles.doors}>
        {DOORS.map(([href, text]) => (
          <li key={href}>
            <a className="btn btn--line btn--s" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
