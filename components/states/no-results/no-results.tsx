import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import styles from './no-results.module.scss';
import { NothingFound } from './words';

interface Props {
  query: string;
  /** WhatsApp with a question about it (askLink in lib/order/whom.ts). */
  chat: string;
  /** Called when the visitor follows one of the links. */
  onPick?: () => void;
}

const WAYS = [
  [routes.paket, 'Paket Tour'],
  [routes.destinasi, 'Destinasi'],
  [routes.kuliner, 'Kuliner'],
] as const;

/** A search without a result (spec §8): links to three lists, and the admin to ask. */
export function NoResults({ query, chat, onPick }: Props) {
  return (
    <div className={styles.none}>
      <NothingFound query={query} />
      <ul>
        {WAYS.map(([href, label]) => (
          <li key={href}>
            <a className="btn btn--line btn--s" href={href} onClick={onPick}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <a className="link" href={chat} target="_blank" rel="noopener" onClick={onPick}>
        <Icon name="wa" />
        Tanya lewat WhatsApp
      </a>
    </div>
  );
}
