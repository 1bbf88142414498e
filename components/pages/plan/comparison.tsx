import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { priceText } from '@/lib/entities/prices';
import { shortPlace } from '@/lib/format/short-place';
import { UNKNOWN_PRICE } from '@/lib/order/line';
import { comparisons } from '@/lib/plan/compare';
import type { PlanView } from '@/lib/plan/view';

/** Two or three items of a kind side by side: price, length or size, services included, place. */
export function Comparison({ view }: { view: PlanView }) {
  return comparisons(view.stops).map(({ kind, label, stops, rows }) => (
    <details key={kind} className="rcn-compare">
      <summary>{`Bandingkan: ${label}`}</summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be
         reachable by keyboard */}
      <div role="region" aria-label={`Perbandingan ${label}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {stops.map((stop) => (
                <th key={stop.name} scope="col">
                  {stop.title}
                  {stop.card?.isSample && <SampleMark />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[
              {
                name: 'Harga',
                cells: stops.map(({ card }) => priceText(card?.price ?? null) || UNKNOWN_PRICE),
              },
              ...rows,
              { name: 'Tempat', cells: stops.map(({ card }) => shortPlace(card?.place ?? '')) },
            ].map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  ));
}
