import { longDate } from '@/lib/format/tanggal';
import { minuteText } from '@/lib/kawasan/travel';
import type { PlanDay } from '@/lib/plan/days';
import { StopRow, type RowProps } from './plan-stop';
import { does } from './stop-tools';

/** The plan, and how it is changed: without `edit` it is read only. */
type Shown = Pick<RowProps, 'view' | 'edit'>;

/**
 * The items of a plan: vehicles for the whole trip, then day by day, then the stops without a day.
 */
export function Days({ view, edit }: Shown) {
  const { vehicles, days, unscheduled } = view;
  return (
    <div className="rcn-days">
      {vehicles.length > 0 && (
        <section aria-label="Kendaraan">
          <ul className="rcn-stops">
            {vehicles.map((stop) => (
              <StopRow key={stop.name} stop={stop} view={view} edit={edit} place={null} />
            ))}
          </ul>
        </section>
      )}
      {days.map((day) => (
        <Day key={day.day} planDay={day} view={view} edit={edit} />
      ))}
      {unscheduled.length > 0 && (
        <section className="rcn-later">
          <div className="rcn-row">
            <h2>Belum dijadwalkan</h2>
            {edit && (
              <button className="btn btn--line btn--s" {...does('susun')}>
                {`Jadikan hari ${edit.next}`}
              </button>
            )}
          </div>
          <ul className="rcn-stops">
            <Rows stops={unscheduled.map((stop) => ({ stop }))} view={view} edit={edit} />
          </ul>
        </section>
      )}
    </div>
  );
}

/** A day: its number in a sun, from which the three lines run down along its stops. */
export function Day({ planDay, view, edit }: Shown & { planDay: PlanDay }) {
  const { day, date, title, stops, minutes, isFar } = planDay;
  // In steps of five minutes, as each leg.
  const driving = minuteText(Math.round(minutes / 5) * 5);
  return (
    <section className="rcn-day">
      <span className="rcn-disc" aria-hidden="true">
        {day}
      </span>
      <div className="rcn-dayhead">
        <h2>
          {title === null ? (
            `Hari ${day}`
          ) : (
            <>
              <span className="vh">{`Hari ${day}: `}</span>
              {title}
            </>
          )}
        </h2>
        {date !== null && <p className="small muted">{longDate(new Date(date))}</p>}
      </div>
      {isFar && (
        <p className="rcn-word">{`Jauh untuk satu hari: sekitar ${driving} di jalan.${edit ? ' Pindahkan satu perhentian ke hari lain.' : ''}`}</p>
      )}
      <ol className="rcn-stops">
        <Rows stops={stops} view={view} edit={edit} />
      </ol>
    </section>
  );
}

interface RowsProps extends Shown {
  stops: readonly Pick<RowProps, 'stop' | 'leg' | 'number'>[];
}

/** Stops that can change places with each other. */
function Rows({ stops, view, edit }: RowsProps) {
  return stops.map((one, index) => (
    <StopRow
      key={one.stop.name}
      {...one}
      view={view}
      edit={edit}
      place={{ isFirst: index === 0, isLast: index === stops.length - 1 }}
    />
  ));
}
