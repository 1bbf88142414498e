import type { Mapped } from '@/lib/kawasan/mapped';
import { DARK, PinShape } from './pin-shape';
import styles from './sheet.module.scss';

/** The shape of a pin as an icon in a list, beside the name. */
export function PinMark({ kind, number = null }: { kind: Mapped; number?: number | null }) {
  return (
    <svg className={styles.mark} width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true">
      <PinShape kind={kind} number={number} />
    </svg>
  );
}

/** The sun with the number of an area. */
export function SunShape({ number }: { number: number }) {
  return (
    <>
      <use href="/art/pin.svg#kawasan" />
      <text fill={DARK} fontSize="18">
        {number}
      </text>
    </>
  );
}

/** The same as an icon in a list. */
export function SunMark({ number }: { number: number }) {
  return (
    <svg className={styles.mark} width="36" height="36" viewBox="-22 -22 44 44" aria-hidden="true">
      <SunShape number={number} />
    </svg>
  );
}
