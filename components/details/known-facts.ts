import type { Info } from '@/components/ui/info-list/info-list';
import { ratingText } from '@/lib/entities/card';

/** A fact; an empty text, 0, null and false stand for one that is not known. */
type Row<Value> = readonly [icon: Info['icon'], label: string, value: Value | null | undefined | false | 0];

/** The facts of which something is known. */
export function knownFacts<Value>(...rows: Row<Value>[]) {
  return rows.flatMap(([icon, label, value]) => (value ? [{ icon, label, value }] : []));
}

/** The rating among the facts of an item. */
export function rated({ rating }: { rating: number | null }): Row<string> {
  return ['star', 'Rating', rating !== null && ratingText(rating)];
}
