import { Picture } from '@/components/ui/picture/picture';
import { shortPlace } from '@/lib/format/short-place';
import { dayText } from '@/lib/order/order';
import { otherDayWord, type DayStop } from '@/lib/plan/days';
import { dateOf } from '@/lib/plan/departure';
import { closedWord } from '@/lib/plan/open';
import type { Stop } from '@/lib/plan/stop';
import type { PlanView } from '@/lib/plan/view';
import { LegLine } from './leg-line';
import { NearbyStops } from './nearby-stops';
import { StopCount } from './stop-count';
import { DayField, Tools, WayChoice, type Edit, type Place } from './stop-tools';
import { Undo } from './take-over';

export interface RowProps extends Partial<DayStop> {
  stop: Stop;
  view: PlanView;
  /** Null on a plan that is only read. */
  edit: Edit | null;
  /** Null for an item without neighbours, such as a vehicle. */
  place: Place | null;
}

/**
 * One item of a plan with its numbers, its price, what is to be said about it, and the tools to change it. A
 * change leads back to it: the browser then focuses it.
 */
export function StopRow({ stop, view, leg, number, edit, place }: RowProps) {
  const { name } = stop;
  const isUnscheduled = edit !== null && place !== null && stop.day === 0;
  const advice = view.kept.stops.get(name);
  return (
    <li id={name} tabIndex={edit ? -1 : undefined}>
      {edit?.taken?.beside === name && <Undo {...edit.taken} />}
      {leg && <LegLine {...leg} />}
      {edit && <NearbyStops stop={stop} edit={edit} />}
      <div className={edit ? 'rcn-stop' : 'rcn-stop rcn-read'}>
        {stop.card && (
          <div className={`rcn-pic rcn-pic--${stop.kind}`}>
            <Picture picture={stop.card.picture} sizes="112px" upTo={256} decorative />
          </div>
        )}
        <div className="rcn-text">
          <StopHead stop={stop} number={number} time={advice?.time} />
          {advice && <p className="small rcn-do">{advice.note}</p>}
          <StopCount stop={stop} isEdited={edit !== null} />
          <StopWords stop={stop} view={view} />
          {edit && <WayChoice stop={stop} />}
        </div>
        {isUnscheduled && (
          <div className="rcn-tools">
            <DayField stop={stop} edit={edit} />
          </div>
        )}
        {edit && <Tools stop={stop} edit={edit} place={place} hasDay={!isUnscheduled} />}
      </div>
    </li>
  );
}

/** Number on the map, kind, driver, nearest name of its place, and title of a stop, and its day, if any. */
function StopHead({
  stop: { label, title, card, offer, driver },
  number,
  time,
}: Pick<RowProps, 'stop' | 'number'> & { time: string | undefined }) {
  const [nearest] = shortPlace(card?.place ?? '').split(', ');
  return (
    <>
      <p className="dotted small muted">
        {number !== undefined && <b className="rcn-no">{number}</b>}
        {time && <b className="rcn-time">{time}</b>}
        <span>{label}</span>
        {driver && <span>{driver}</span>}
        {nearest && <span>{nearest}</span>}
      </p>
      <h3>{card ? <a href={card.href}>{title}</a> : title}</h3>
      {offer?.day && <p className="small rcn-own">{dayText(offer.day, offer.lastDay)}</p>}
    </>
  );
}

/** What should be known of a stop: another day, closed doors, a second tour, people who do not fit. */
function StopWords({ stop, view }: { stop: Stop; view: PlanView }) {
  const otherDay = stop.offer?.closed ? null : otherDayWord(stop, view.departure, view.length);
  const date = stop.day === 0 ? null : dateOf(view.departure, stop.day);
  const words = [
    otherDay && `${otherDay}.`,
    closedWord(stop, date, view.kept),
    stop.standing === 'choice' && 'Hari ini sudah ada satu tur. Pilih satu, atau datang sendiri.',
    stop.tooFew,
  ].filter((word) => typeof word === 'string');
  return words.map((word) => (
    <p key={word} className="small rcn-warn">
      {word}
    </p>
  ));
}
