import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { ratingText } from '@/lib/entities/card';

/** The rating among the facts of an item: none where it is not known. */
export function ratingFact(rating: number | null): QuickFact[] {
  return rating === null ? [] : [{ icon: 'star', label: 'Rating', value: ratingText(rating) }];
}
