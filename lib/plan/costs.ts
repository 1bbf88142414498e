import { rupiah } from '../format/rupiah';
import type { ExtraLine } from '../order/bill';
import type { Cost } from './ready';

/** A cost of a ready plan for so many: 'Makan siang', '4 orang × Rp 50.000', 200,000 rupiah. */
export interface CostLine extends ExtraLine {
  words: string;
}

/** The costs for the people of a plan, and for its vehicles; who rents none drives one of his own. */
export function costLines(costs: readonly Cost[], people: number, vehicles: number): CostLine[] {
  return costs.map(({ label, per, price }) => {
    const number = per === 'orang' ? people : Math.max(1, vehicles);
    return { label, words: `${number} ${per} × ${rupiah(price)}`, sum: number * price };
  });
}
