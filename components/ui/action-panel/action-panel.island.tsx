'use client';

import type { ReactNode } from 'react';
import { closeOnEscape } from '@/components/ui/details/details';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/lib/entities/card';
import styles from './action-panel.module.scss';

interface Props {
  icon: IconName;
  label: string;
  children: ReactNode;
}

/** A button that unfolds a few ways to do one thing. A press beside it closes it, with script Esc too. */
export function ActionPanel({ icon, label, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to Escape
    <details className={styles.action} name="tindakan" onKeyDown={closeOnEscape}>
      <summary className="btn btn--line btn--s">
        <Icon name={icon} />
        {label}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
