import { CHOICES } from '../addresses/list-choice';
import { PAGE_NUMBER } from '../addresses/parameters';
import type { AnyKind } from '../entities/registry';
import { listState } from '../listing/list-state';
import { readChoice } from './list-choice';

const CATEGORY = /^[a-z0-9][a-z0-9-]{0,80}$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * What the parameters of a list ask for (`listState`); null for a value that its kind has not, and for the
 * events by date with anything but a month (product-decisions.md, "Lists", "Events"). The gallery, a list of
 * several kinds, has no description.
 */
export function readListQuery(description: AnyKind | null, query: URLSearchParams) {
  // Of several values the last one counts.
  const values: Partial<Record<string, string>> = Object.fromEntries(query);
  const valueOf = (name: string) => values[name] || null;
  const asked = listState(values);
  if (asked.isByDate || asked.bulan) {
    const isAlone = ['kategori', 'page', ...CHOICES].every(
      (name) => name === 'urut' || valueOf(name) === null,
    );
    const isMonth = asked.bulan === null || MONTH.test(asked.bulan);
    return description?.kind === 'event' && asked.isByDate && isAlone && isMonth ? asked : null;
  }
  const isRead = CATEGORY.test(asked.kategori) && PAGE_NUMBER.test(asked.page);
  return isRead && readChoice(description, valueOf) ? asked : null;
}
