'use client';

import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { useKept } from '@/lib/plan/own-plan';
import styles from './plan.module.scss';

/** 'Rencana' in the bar of every page and, as a door, in a phone's menu, with the number of kept items. */
export function PlanLink({ isDoor = false }: { isDoor?: boolean }) {
  const count = useKept((names) => names.length) || '';
  return (
    <a
      className={isDoor ? undefined : styles.link}
      href={routes.rencana}
      // The accessible name holds the visible text (WCAG 2.5.3).
      aria-label={count ? `Rencana ${count} tempat` : 'Rencana perjalanan'}
      data-kept={count}
    >
      <Icon name="bag" />
      <span>Rencana</span> <b>{count}</b>
    </a>
  );
}
