import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import styles from './plan.module.scss';

/**
 * 'Rencana' in the bar of every page. Script writes the number of kept items into it, and into its attribute
 * for the style sheet (labels.ts), because a page is the same for all visitors.
 */
export function PlanLink() {
  return (
    <a className={styles.link} href={routes.rencana} aria-label="Rencana perjalanan" data-kept="">
      <Icon name="bag" />
      <span>Rencana</span> <b />
    </a>
  );
}
