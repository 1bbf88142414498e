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

/** Opening hours: with script whether it is open now, then the week, or the text where that is unclear. */
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
