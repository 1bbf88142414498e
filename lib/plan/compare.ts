import type { PlanKind } from './codes';
import type { Stop } from './view';

/** Items of one kind beside each other. */
export interface Compared {
  kind: PlanKind;
  label: string;
  stops: Stop[];
  rows: { name: string; cells: string[] }[];
}

/** The kinds that are chosen among: where to sleep, what to drive, which tour. */
const KINDS: readonly PlanKind[] = ['paket', 'akomodasi', 'transportasi', 'destinasi', 'atraksi'];
/** More do not stand beside each other on a phone. */
const MOST = 3;

/** The kinds of which a plan holds two or three, each with what its cards say of them. */
export function comparisons(stops: readonly Stop[]): Compared[] {
  return KINDS.flatMap((kind) => {
    const those = stops.filter((stop) => stop.kind === kind && stop.card);
    if (those.length < 2 || those.length > MOST) return [];
    const row = (name: string, cell: (stop: Stop) => string) => ({ name, cells: those.map(cell) });
    const rows = [
      row('Rincian', ({ card }) => (card?.facts ?? []).map(({ text }) => text).join(', ')),
      row('Termasuk', ({ card }) => (card?.labels ?? []).join(', ')),
      row('Rating', ({ card }) => card?.rating ?? ''),
    ].filter(({ cells }) => cells.some(Boolean));
    return [{ kind, label: those[0]?.label ?? kind, stops: those, rows }];
  });
}
