import { itemHref } from '../addresses/routes';
import { pageOf } from '../listing/listing';
import type { ItemList, Summary } from './item-list';
import type { Kind } from './kinds';
import { kulinerHref } from './kuliner';
import { registry } from './registry';

/**
 * The address of an item of a list: its page, or of a kind without pages its place on /kuliner, which shows
 * six restaurants per page and all foods on each: '/kuliner?page=3#restoran-abuy'. Whatever links an item
 * asks this function: the card alone does not know the page.
 */
export function hrefIn(kind: Kind, { summaries }: Pick<ItemList, 'summaries'>, summary: Summary): string {
  if (registry[kind].detailPath !== null) return itemHref(registry[kind], summary.key);
  return kulinerHref(kind, summary.key, kind === 'restoran' ? pageOf(summaries, summary) : 1);
}
