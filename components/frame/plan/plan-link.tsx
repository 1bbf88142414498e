import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import styles from './plan.module.scss';

/**
 * 'Rencana' in the bar of every page; script writes into it how much is kept (keep.island.tsx), because pages
 * are the same for all.
 */
export function PlanLink() {
  return (
    <a className={styles.link} href={routes.rencana} aria-label="Rencana perjalanan">
      <Icon name="bag" />
      <span>Rencana</span>
      <b data-kept="" />
    </a>
  );
}
