import { NamedText } from '@/components/ui/named-text/named-text';
import type { ScheduleDay } from '@/lib/entities/trip';
import { withoutNames, type FindNames } from '@/lib/rich-text/names';
import styles from './schedule.module.scss';

interface Props {
  days: readonly ScheduleDay[];
  find?: FindNames;
}

/** The itinerary day by day, with place names as links (spec §2, tab Jadwal). */
export function Schedule({ days, find = withoutNames }: Props) {
  if (!days.length) return <p>Jadwal belum tersedia.</p>;
  return (
    <ol>
      {days.map((day, index) => (
        <li key={index} className={styles.day}>
          <span className={styles.number} aria-hidden="true">
            {day.day}
          </span>
          <p className={styles.label}>Hari {day.day}</p>
          {day.title ? <h3>{day.title}</h3> : null}
          {day.activities.length > 0 && (
            <ol className={styles.stops}>
              {day.activities.map((activity, stop) => (
                <li key={stop}>
                  <NamedText parts={find(activity)} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
