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
  const lines = week ? weekLines(week).map(({ days, hours }) => `${days} ${hours}`) : [given];
  return (
    <>
      {week && <HoursNow week={week} />}
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {checkedIn && <span className="small muted">{`Dicek ${monthText(checkedIn)}`}</span>}
    </>
  );
}
