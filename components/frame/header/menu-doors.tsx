import { PlanLink } from '@/components/frame/plan/plan-link.island';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import styles from './menu.module.scss';

/**
 * The two doors of a phone's menu, above its list and in reach of the thumb: the map, and the plan with the
 * number of what is in it.
 */
export function MenuDoors() {
  return (
    <div className={`${styles.links} ${styles.doors}`}>
      <a href={routes.kawasan}>
        <Icon name="pin" />
        Peta kawasan
      </a>
      <PlanLink isDoor />
    </div>
  );
}
