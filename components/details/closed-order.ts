import { SAMPLE } from '@/lib/entities/card';
import { OVER } from '@/lib/entities/days';

/** Why an item takes no order, in words for the place of its button; null where it does. */
export function closedOrder(item: {
  isExample?: boolean;
  past?: boolean;
  dateText?: string | null;
}): string | null {
  if (item.isExample) return `${SAMPLE}, belum dapat dipesan.`;
  return item.past ? `${OVER} pada ${item.dateText}: tidak dapat dipesan lagi.` : null;
}
