import { knownFacts } from '@/components/details/known-facts';
import { Icon } from '@/components/ui/icon/icon';
import { longDate } from '@/lib/format/tanggal';
import { countOf } from '@/lib/plan/message';
import { dateOf } from '@/lib/plan/departure';
import type { PlanView } from '@/lib/plan/view';

/**
 * Departure, return, people and vehicles of a trip in one line; with headings in print. The visitor's own
 * plan has fields instead on the screen, so that it shows them in print alone (`isOwn`).
 */
export function TripFacts({ view, isOwn }: { view: PlanView; isOwn: boolean }) {
  const { departure, people, vehicles, length } = view;
  const dateText = (day: number) => {
    const date = dateOf(departure, day);
    return date === null ? null : longDate(new Date(date));
  };
  const facts = knownFacts(
    ['cal', 'Berangkat', dateText(1)],
    ['cal', 'Pulang', length > 1 && dateText(length)],
    ['people', 'Rombongan', `${people} orang`],
    ...vehicles
      .filter(({ state }) => state === 'ok')
      .map((stop) => ['bus', 'Kendaraan', `${stop.title}, ${countOf(stop)}`] as const),
  );
  return (
    <dl className={isOwn ? 'rcn-trip rcn-paper' : 'rcn-trip'}>
      {facts.map(({ icon, label, value }) => (
        <div key={label + value}>
          <dt>{label}</dt>
          <dd>
            <Icon name={icon} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** '3 hari 2 malam · 12 tempat' */
export function TripLength({ view: { length: last, stops, vehicles } }: { view: PlanView }) {
  return (
    <p className="dotted small muted">
      {last > 0 && <span>{last > 1 ? `${last} hari ${last - 1} malam` : '1 hari'}</span>}
      <span>{`${stops.length - vehicles.length} tempat`}</span>
    </p>
  );
}
