import { cache } from 'react';
import { ALL } from '../addresses/category';
import { whenDown } from '../admin-api/errors';
import { aroundOf, quickOf } from './choosing';
import { KULINER, loadItems } from '../items/lists';
import { loadCards } from './load-cards';
import type { CardView } from '../entities/card';
import type { Item, KindDescription } from '../entities/define';
import type { ItemList, Summary } from '../entities/item-list';
import { event, nearestFirst, toHomeCard, type EventItem } from '../entities/event/event';
import { registry } from '../entities/registry';
import { newestFirst } from '../listing/listing';
import { logWarning } from '../log/log';

/** Spec §9: home sections show 3 items. */
const SHOWN = 3;
/** The carousel's length: it loops, and the page must not grow with the catalogue. */
const FOODS = 12;

/** The first items of a list, and its length; `failed` where it was never delivered. */
async function section<T extends Item>(
  description: Pick<KindDescription<T, T>, 'kind' | 'toCard'>,
  items: Promise<ItemList<T>>,
  order: (items: readonly Summary[]) => readonly Summary[],
  shown = SHOWN,
) {
  const list = await whenDown(items, () => null);
  if (list === null) return { cards: [] as CardView[], total: 0, failed: true };
  const cards = await loadCards(description, list, order(list.summaries).slice(0, shown));
  return { cards, total: list.summaries.length, failed: false };
}

function newest(kind: 'paket' | 'destinasi' | 'akomodasi' | 'transportasi') {
  return section<Item>(registry[kind], loadItems(registry[kind]), newestFirst);
}

/** The newest of a kind, and what is asked for most among all of them. */
async function withQuick(kind: 'paket' | 'transportasi') {
  const description = registry[kind];
  const quick = loadItems<Item>(description).then(({ summaries }) =>
    quickOf(description, ALL, summaries, {}, aroundOf(description, summaries)),
  );
  const [section, choices] = await Promise.all([newest(kind), whenDown(quick, () => [])]);
  return { ...section, quick: choices };
}

/** The foods. A failed request is logged, as spec §8 wants, and rethrown. */
function foods() {
  return loadItems(KULINER).catch((error: Error) => {
    logWarning('Gagal ambil data dari API', { reason: error.message });
    throw error;
  });
}

/**
 * Everything that the home page shows (spec §2, "Home"), once per request: head and page share it. A failed
 * section never takes the others down.
 */
export const loadHomeOnce = cache(async () => {
  const [paket, destinasi, akomodasi, transportasi, events, kuliner] = await Promise.all([
    withQuick('paket'),
    newest('destinasi'),
    newest('akomodasi'),
    withQuick('transportasi'),
    section<EventItem>({ kind: 'event', toCard: toHomeCard }, loadItems(event), (items) =>
      nearestFirst(items, Date.now()),
    ),
    section<Item>(registry.makanan, foods(), newestFirst, FOODS),
  ]);
  const sections = { paket, destinasi, akomodasi, transportasi, event: events, kuliner };
  const isWhole = Object.values(sections).every(({ failed }) => !failed);
  return { ...sections, state: isWhole ? ('ok' as const) : ('partial' as const) };
});
