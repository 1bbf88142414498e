import { readAddress } from '../addresses/address';
import type { AdminApiError } from '../admin-api/errors';
import { registry } from '../entities/registry';
import { inCategory } from '../listing/listing';
import { choosingOf, type Choosing } from './choosing';
import { findListPage } from './find-list-page';
import { readListQuery } from './list-query';

/** What the sheet of a list's filters shows. */
export interface SheetView {
  choosing: Pick<Choosing, 'choice' | 'options' | 'unit'>;
  /** The list's own path and category. */
  base: string;
  label: string;
  /** 'destinasi', for the counts. */
  noun: string;
  total: number;
}

/** A sheet, that its list has none, or an outage before anything was delivered. */
type FoundSheet =
  { state: 'ok'; view: SheetView } | { state: 'absent' } | { state: 'failed'; error: AdminApiError };

/** The sheet of the list that has this address, for who chooses in it without loading the list. */
export async function loadSheet(path: string, search: string): Promise<FoundSheet> {
  const address = readAddress(path, search);
  const page = address.is === 'page' ? address.page : null;
  const kind = page?.family === 'list' ? page.kind : page?.family === 'food' ? 'restoran' : null;
  const asked = kind && address.is === 'page' ? readListQuery(registry[kind], address.query) : null;
  if (!kind || !asked || asked.isByDate) return { state: 'absent' };
  const description = registry[kind];
  const found = await findListPage(description, asked.kategori, asked.page, asked.choice);
  if (found.state !== 'ok') return found;
  const { list, label, total, around } = found;
  const made = choosingOf(description, label, inCategory(list.summaries, label), asked.choice, around);
  if (!made) return { state: 'absent' };
  const { choice, options, unit } = made;
  const { listPath: base, copy } = description;
  return { state: 'ok', view: { choosing: { choice, options, unit }, base, label, noun: copy.noun, total } };
}
