import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Mountain } from '@/components/ui/mountain/mountain';
import { Retry } from './error-state.island';
import { TryAgain } from './try-again';
import styles from './error-state.module.scss';

interface Props {
  /** The error text of spec §8, or 'Memuat data …' with `waiting`. */
  message: string;
  /** For the kinds that keep retrying on 'Memuat data …': only that text and a rising sun. */
  waiting?: boolean;
}

/** What stands in the place of a list that is empty or failed. */
export function StateFrame({ children }: { children: ReactNode }) {
  return <div className={styles.state}>{children}</div>;
}

/** Replaces a list whose data failed to load (product-decisions.md, "States"). */
export function ErrorState({ message, waiting = false }: Props) {
  if (waiting) {
    return (
      <StateFrame>
        <div className="sun" aria-hidden="true" />
        <p role="status">{message}</p>
        <Retry />
      </StateFrame>
    );
  }
  return (
    <StateFrame>
      <Mountain />
      <h2>Terjadi Kesalahan</h2>
      <p className={styles.message} role="alert">
        <Icon name="info" />
        {message}
      </p>
      <TryAgain />
    </StateFrame>
  );
}
