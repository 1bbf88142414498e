import { PocketPicture } from '@/components/ui/sheet/sheet';
import type { RouteMap } from '@/lib/plan/route';

/**
 * The route of a plan on a drawn map: suns with the numbers of the stops, and dotted lines between the stops
 * of a day. Always the day's drawing on paper. The list of the days is its key and its content.
 */
export function RouteSheet({ route: { sheets, pins, lines } }: { route: RouteMap }) {
  const [first, last] = [pins[0], pins.at(-1)];
  const alt =
    first && last && first !== last
      ? `Peta rute: ${pins.length} perhentian dari ${first.title} sampai ${last.title}`
      : `Peta rute: ${first?.title}`;
  const drawn = lines.map(({ from, to }) => ({
    x1: `${from.x}%`,
    y1: `${from.y}%`,
    x2: `${to.x}%`,
    y2: `${to.y}%`,
  }));
  return (
    <div className="rcn-route">
      <PocketPicture sheets={sheets} alt={alt} />
      <svg aria-hidden="true">
        {drawn.map((line, index) => (
          <line key={index} className="rcn-under" {...line} />
        ))}
        {drawn.map((line, index) => (
          <line key={index} {...line} />
        ))}
        {pins.map(({ number, at }) => (
          <svg key={number} x={`${at.x}%`} y={`${at.y}%`} overflow="visible">
            <circle r="10" />
            <text>{number}</text>
          </svg>
        ))}
      </svg>
    </div>
  );
}
