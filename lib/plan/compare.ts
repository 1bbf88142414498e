import { registry } from '../entities/registry';
import type { PlanKind } from './codes';
import type { Stop } from './stop';

/** The kinds of which a visitor takes one and leaves the others. */
const KINDS: readonly PlanKind[] = ['akomodasi', 'transportasi'];
/** More items do not fit side by side on a phone. */
const MOST = 3;

/** The kinds of which a plan holds two or three items without a day, each with the facts of their cards. */
export function comparisons(stops: readonly Stop[]) {
  return KINDS.flatMap((kind) => {
    const those = stops.filter((stop) => stop.kind === kind && stop.day === 0 && stop.card);
    if (those.length < 2 || those.length > MOST) return [];
    const row = (name: string, cell: (stop: Stop) => string) => ({ name, cells: those.map(cell) });
    const rows = [
      row('Rincian', ({ card }) => (card?.facts ?? []).map(({ text }) => text).join(', ')),
      row('Termasuk', ({ card }) => (card?.labels ?? []).join(', ')),
      row('Rating', ({ card }) => card?.rating ?? ''),
    ].filter(({ cells }) => cells.some(Boolean));
    return [{ kind, label: registry[kind].copy.label, stops: those, rows }];
  });
}
