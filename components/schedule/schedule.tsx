import type { ScheduleDay } from '@/lib/entities/trip';
import styles from './schedule.module.scss';

/** The itinerary, a day under the other: label and title, then what is done (spec §2, tab Jadwal). */
export function Schedule({ days }: { days: readonly ScheduleDay[] }) {
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
          <ol className={styles.stops}>
            {day.activities.map((activity, stop) => (
              <li key={stop}>{activity}</li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
