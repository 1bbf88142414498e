import { Picture } from '@/components/ui/picture/picture';
import { shortPlace } from '@/lib/format/short-place';
import { dayText } from '@/lib/order/order';
import type { Stop } from '@/lib/plan/stop';

/** The picture of a stop in the window of its kind; nothing for an item that is no longer there. */
export function StopPicture({ stop: { card, kind } }: { stop: Stop }) {
  if (!card) return null;
  return (
    <div className={`rcn-pic rcn-pic--${kind}`}>
      <Picture picture={card.picture} sizes="112px" upTo={256} decorative />
    </div>
  );
}

interface HeadProps {
  stop: Stop;
  number: number | null;
  /** The hour of a ready plan. */
  time?: string | undefined;
}

/** Number on the map, kind, place in its nearest name, and title of a stop, and its day, where it has one. */
export function StopHead({ stop: { label, title, card, offer }, number, time }: HeadProps) {
  const [nearest] = shortPlace(card?.place ?? '').split(', ');
  return (
    <>
      <p className="dotted small muted">
        {number !== null && <b className="rcn-no">{number}</b>}
        {time && <b className="rcn-time">{time}</b>}
        <span>{label}</span>
        {nearest && <span>{nearest}</span>}
      </p>
      <h3>{card ? <a href={card.href}>{title}</a> : title}</h3>
      {offer?.day && <p className="small rcn-own">{dayText(offer.day)}</p>}
    </>
  );
}
