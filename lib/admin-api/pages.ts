import { isRecord, readCount } from '../values/fields';
import { givenValues, spellingsOf } from '../values/tolerant-object';
import { logWarningOnce } from '../log/log-once';
import { listOf } from './answers';
import { AdminApiError } from './errors';

/** The most pages of a list: ten thousand items in Laravel's 15 a page, and half as many again. */
const MAX_PAGES = 1000;
/** The most records of a list: packing more would hold the process for seconds. */
const MAX_RECORDS = 100_000;
/** The longest URL of a next page that is read. */
const MAX_ADDRESS = 4000;

/** Asks for the path with this query; `take` gets the answer, null for a 404. Rejects with AdminApiError. */
export type AskPage = <T>(query: string, take: (answer: unknown) => T) => Promise<T>;

/**
 * The records of all pages of a list, in order, as Laravel delivers them: `paginate()`, `simplePaginate()` or
 * `cursorPaginate()`, bare, as a resource collection or inside `data` (docs/decisions/0002-own-client.md).
 * All or nothing: throws AdminApiError when a page fails or holds no list, when pages lead in a circle, and
 * when there are more than `MAX_PAGES` or `MAX_RECORDS`. Logs once when a list is shorter than the API says.
 */
export async function completeList(path: string, ask: AskPage): Promise<unknown[]> {
  const pages: unknown[][] = [];
  const asked = new Set<string>();
  let said: number | null = null;
  let count = 0;
  const take = (answer: unknown, query: string) => {
    const page = listOf(answer);
    pages.push(page);
    count += page.length;
    if (count > MAX_RECORDS)
      throw new AdminApiError('too-large', `the list has more than ${MAX_RECORDS} records`);
    said = totalOf(answer) ?? said;
    // Behind an empty page there is nothing, whatever a paginator says that counts wrongly.
    const next = page.length ? nextQuery(answer, query) : null;
    if (next !== null && asked.has(next))
      throw new AdminApiError('no-data', 'the pages of the list lead in a circle');
    if (next !== null && asked.size === MAX_PAGES)
      throw new AdminApiError('too-large', `the list has more than ${MAX_PAGES} pages`);
    return next;
  };
  for (let query: string | null = ''; query !== null;) {
    const current: string = query;
    asked.add(current);
    query = await ask(current, (answer) => take(answer, current));
  }
  const records = pages.flat();
  if (said !== null && said > records.length)
    logWarningOnce('list is shorter than the API says', { path, said, delivered: records.length });
  return records;
}

/**
 * The query of the page after this response to `asked`; null after the last. Only the query of a URL counts:
 * it comes from outside. Throws AdminApiError when a next page is named but cannot be requested.
 */
export function nextQuery(answer: unknown, asked: string): string | null {
  const paginators = paginatorsIn(answer);
  const addresses = paginators
    .flatMap(({ next_page_url, links }) => [next_page_url, isRecord(links) ? links.next : null])
    .filter((address) => typeof address === 'string' && address !== '') as string[];
  const queries = [
    ...addresses.map(queryOf),
    ...paginators.map((paginator) => nextNumber(paginator, asked)),
    ...paginators.map((paginator) => nextCursor(paginator, asked)),
  ];
  const query = queries.find((one) => one !== null) ?? null;
  if (query === null && addresses.length > 0)
    throw new AdminApiError('no-data', 'the next page of the list cannot be asked for');
  return query;
}

/** The total number of records that the API reports for the list; null when it reports none. */
export function totalOf(answer: unknown): number | null {
  const totals = paginatorsIn(answer).map(({ total }) => readCount(total));
  return totals.find((total) => total !== null) ?? null;
}

const FIELDS = ['next_page_url', 'current_page', 'last_page', 'next_cursor', 'total', 'links'];

/** What may hold a paginator's fields, also in camel case: around the list, in `meta` or `pagination`. */
function paginatorsIn(answer: unknown): Record<string, unknown>[] {
  if (!isRecord(answer)) return [];
  return [answer.data, answer]
    .filter(isRecord)
    .flatMap((around) => [around, around.meta, around.pagination])
    .filter(isRecord)
    .map((paginator) => {
      const given = (name: string) => givenValues([paginator], spellingsOf(name))[0];
      return Object.fromEntries(FIELDS.map((name) => [name, given(name)]));
    });
}

function queryOf(address: string): string | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address, 'http://list')) return null;
  const { protocol, search } = new URL(address, 'http://list');
  return /^https?:$/.test(protocol) && search ? search : null;
}

function nextNumber({ current_page, last_page }: Record<string, unknown>, asked: string): string | null {
  const last = readCount(last_page);
  const current = readCount(current_page) || readCount(new URLSearchParams(asked).get('page')) || 1;
  return last !== null && current < last ? changed(asked, 'page', String(current + 1)) : null;
}

function nextCursor({ next_cursor: next }: Record<string, unknown>, asked: string): string | null {
  const isCursor = typeof next === 'string' && next !== '' && next.length <= MAX_ADDRESS;
  return isCursor ? changed(asked, 'cursor', next) : null;
}

function changed(query: string, name: string, value: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `?${parameters}`;
}
