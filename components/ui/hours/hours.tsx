import type { OpeningHours } from '@/lib/hours/week';
import { weekLines } from '@/lib/hours/week-text';
import { monthText } from '@/lib/format/tanggal';
import { HoursNow } from './hours-now.island';
import styles from './hours.module.scss';

interface Props {
  hours: OpeningHours;
  /** The month in which they were checked: '2026-11'. */
  checkedIn: string | null;
}

/**
 * Opening hours: with script first whether it is open now, always the week, or the text as it is given where
 * it cannot be read without doubt.
 */
export function Hours({ hours: { given, week }, checkedIn }: Props) {
  return (
    <>
      {week ? <HoursNow week={week} /> : null}
      {week ? (
        weekLines(week).map(({ days, hours }) => (
          <span key={days} className={styles.line}>
            {`${days} ${hours}`}
          </span>
        ))
      ) : (
        <span className={styles.line}>{given}</span>
      )}
      {checkedIn ? <span className="small muted">{`Dicek ${monthText(checkedIn)}`}</span> : null}
    </>
  );
}
