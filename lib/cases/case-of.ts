import { areaBySlug } from '../kawasan/areas';
import { MAPPED } from '../kawasan/mapped';
import { PAGE_NUMBER } from '../addresses/parameters';
import { redirects } from '../addresses/redirects';
import { readAddress, type Address, type PageAddress } from '../addresses/address';
import type { Page } from '../addresses/routes';
import { whenDown, type AdminApiError } from '../admin-api/errors';
import { agendaOf } from '../data/agenda';
import { findListPage } from '../data/find-list-page';
import { lookUp } from '../items/look-up';
import { KULINER, loadItems } from '../items/lists';
import { findGaleri } from '../data/load-galeri';
import { readListQuery } from '../data/list-query';
import type { Item } from '../entities/define';
import { event } from '../entities/event/event';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { readPlan } from '../plan/plan';
import { readyPlans } from '../plan/ready';
import { searchQuery, searchUncounted } from '../search/search';
import { resultPage } from '../search/shown';

/**
 * What is the case at an address: the page is there, perhaps without data that were never delivered; it has
 * another address; there is no such thing; or nobody knows, because the API failed and never delivered it.
 */
export type Case =
  | { state: 'ok' | 'partial'; address: PageAddress }
  | { state: 'moved'; to: string }
  | { state: 'absent' }
  | { state: 'failed'; error: AdminApiError };

/** The case of a page, before its address is looked at. */
type PageCase = { state: 'ok' | 'partial' } | Exclude<Case, { address: PageAddress }>;

const OK = { state: 'ok' } as const;
const PARTIAL = { state: 'partial' } as const;
const ABSENT = { state: 'absent' } as const;
const failed = (error: AdminApiError) => ({ state: 'failed', error }) as const;

/**
 * What is the case at an address; `plan` is the text of the visitor's own plan. The middleware asks it of
 * each page and has it answered by answers.ts, where the statuses stand. It looks lists and items up (an item
 * by `lookUp`), never what a page draws of them. 'moved' names the last address, so that nobody is led twice;
 * the operator's rules (content/redirects.json) count where there would be nothing.
 */
export async function caseAt(address: Address, plan: string): Promise<Case> {
  if (address.is === 'moved') return movedTo(address.to, plan);
  const found = address.is === 'page' ? await CASES[address.page.family](address, plan) : ABSENT;
  if (found.state === 'absent') {
    const to = redirects().get(address.path);
    return to === undefined ? found : { state: 'moved', to };
  }
  if (found.state === 'moved' || found.state === 'failed') return found;
  return address.is === 'page' ? { state: found.state, address } : ABSENT;
}

/** The item at another form of its address may itself have another address. */
async function movedTo(to: string, plan: string): Promise<Case> {
  const [path = '', query] = to.split(/\?(.*)/s, 2);
  const next = readAddress(path, query === undefined ? '' : `?${query}`);
  // What else has a page of its own is there without a look.
  const isKnown = next.is === 'page' && !next.name;
  const found = isKnown ? null : await caseAt(next, plan);
  return found?.state === 'moved' ? found : { state: 'moved', to };
}

type CaseOf = (address: PageAddress, plan: string) => PageCase | Promise<PageCase>;

const CASES: Record<Page['family'], CaseOf> = {
  fixed: () => OK,
  home,
  list,
  detail,
  gallery: ({ query }) => {
    const asked = readListQuery(null, query);
    return asked ? findGaleri(asked.kategori, asked.page) : ABSENT;
  },
  food,
  areas: () => ofLists(MAPPED),
  area: ({ name }) => (areaBySlug(name) ? ofLists(MAPPED) : ABSENT),
  plan: ({ query }, own) => ofPlan(query.get('r') ?? own),
  'ready-plan': readyPlan,
  search: results,
};

async function home(): Promise<PageCase> {
  const kinds = ['paket', 'destinasi', 'akomodasi', 'transportasi', 'event'] as const;
  const lists = [...kinds.map((kind) => loadItems<Item>(registry[kind])), loadItems(KULINER)];
  return (await Promise.all(lists.map(failureOf))).some(Boolean) ? PARTIAL : OK;
}

async function list({ page, query }: PageAddress): Promise<PageCase> {
  if (page.family !== 'list') return ABSENT;
  const description = registry[page.kind];
  const asked = readListQuery(description, query);
  if (!asked) return ABSENT;
  if (asked.isByDate) return agenda(asked.bulan);
  return findListPage(description, asked.kategori, asked.page, asked.choice);
}

async function agenda(month: string | null): Promise<PageCase> {
  const found = await whenDown(loadItems(event), failed);
  if ('error' in found) return found;
  return agendaOf(found.summaries, month, Date.now()) ? OK : ABSENT;
}

async function detail({ page, name }: PageAddress): Promise<PageCase> {
  if (page.family !== 'detail') return ABSENT;
  const found = await lookUp<Item, Item>(registry[page.kind], name);
  return found.state === 'moved' ? { state: 'moved', to: found.href } : found;
}

/** Foods and restaurants are two lists on one page: it fails only where both do. */
async function food({ query }: PageAddress): Promise<PageCase> {
  const asked = readListQuery(registry.restoran, query);
  if (!asked || asked.isByDate) return ABSENT;
  const [foods, restaurants] = await Promise.all([
    failureOf(loadItems<Item>(registry.makanan)),
    findListPage(registry.restoran, asked.kategori, asked.page, asked.choice),
  ]);
  if (restaurants.state === 'absent') return ABSENT;
  if (restaurants.state === 'failed') return foods ? restaurants : PARTIAL;
  return foods ? PARTIAL : OK;
}

/** A plan can be shown as long as one of its items can. */
function ofPlan(text: string): Promise<PageCase> | PageCase {
  const kinds = [...new Set(readPlan(text).plan.items.map(({ kind }) => kind))];
  return kinds.length ? ofLists(kinds) : OK;
}

/** The text of a ready plan can be read without a single item. */
async function readyPlan({ name }: PageAddress): Promise<PageCase> {
  const ready = (await readyPlans()).find(({ slug }) => slug === name);
  if (!ready) return ABSENT;
  const kinds = ready.days.flatMap(({ stops }) => stops.map(({ item }) => item.kind));
  const found = await ofLists([...new Set(kinds)]);
  return found.state === 'failed' ? PARTIAL : found;
}

/** Only a further page can be missing, and the first is not searched for twice. */
async function results({ query }: PageAddress): Promise<PageCase> {
  const text = searchQuery(query.get('q'));
  const page = query.get('page') || '1';
  if (!text || page === '1') return OK;
  if (!PAGE_NUMBER.test(page)) return ABSENT;
  const found = await searchUncounted(text);
  return found.state === 'ok' && !resultPage(found, Number(page)) ? ABSENT : OK;
}

/** 'partial' while some of these lists were never delivered, 'failed' while none was. */
async function ofLists(kinds: readonly Kind[]): Promise<PageCase> {
  const failures = await Promise.all(kinds.map((kind) => failureOf(loadItems<Item>(registry[kind]))));
  const [first] = failures;
  if (first && failures.every(Boolean)) return failed(first);
  return failures.some(Boolean) ? PARTIAL : OK;
}

function failureOf(list: Promise<unknown>): Promise<AdminApiError | null> {
  return whenDown(
    list.then(() => null),
    (error) => error,
  );
}
