import { whenDown, type AdminApiError } from '@/lib/admin-api/errors';
import { type Item } from '@/lib/entities/define';
import { readItems, recordId } from '@/lib/entities/read-items';
import { isRecord, readText } from '@/lib/values/fields';
import type { AnyKind } from '@/lib/entities/registry';
import { today } from '@/lib/base/jakarta';
import { STALE_MS } from '@/lib/base/clocks';
import { semaphore } from '@/lib/base/semaphore';
import { askDetails, type Examined } from './details';
import { shown, type Finding } from './finding';
import { removedMarkup } from './markup';
import { pictureTrouble } from './pictures';
import type { KindReport } from './report';
import { insist, type Source, type Tell } from './source';
import { leftOutFinding, missingFields, unreadable } from './values';

/** The number of pictures checked in parallel. */
const PICTURES_AT_ONCE = 8;

/**
 * Examines the list of a kind, its details and their pictures, except pictures already in `looked`. Also
 * returns the titles of the items.
 */
export async function examineKind(
  source: Source,
  name: string,
  description: AnyKind,
  looked: Set<string>,
  tell: Tell,
): Promise<{ report: KindReport; titles: string[] }> {
  const { endpoint } = description;
  const report: KindReport = {
    ...{ name, endpoint, delivered: 0, shown: 0, details: 0, pictures: 0, missing: {} },
    ...{ answers: { count: 0, medianMs: 0, slowestMs: 0 }, findings: [] },
  };
  tell(`${name}: ${endpoint}`);
  const asked = insist(source, () => source.client.renewList(endpoint), tell);
  const records = await whenDown(asked, outageFinding);
  if ('problem' in records) {
    report.findings.push(records);
    report.answers = answersOf(source, endpoint);
    return { report, titles: [] };
  }
  const read = (raw: unknown): Examined => {
    const item = description.parseItem(raw) as Item;
    return { key: item.key, item, id: recordId(raw), records: [raw as Record<string, unknown>] };
  };
  const { items, leftOut } = readItems(read, records);
  const details = await askDetails(source, description, items, tell);
  const pictures = newPictures(items, looked);
  const total = source.totals.get(endpoint) ?? 0;
  report.delivered = records.length;
  report.shown = items.length;
  report.details = details.asked;
  report.pictures = pictures.size;
  report.missing = missingCounts(description, items);
  report.findings.push(
    ...(total > records.length ? [shorter(total, records.length)] : []),
    ...leftOut.map((one) => leftOutFinding(description, one)),
    ...details.findings,
    ...items.flatMap((one) => itemFindings(description, one)),
    ...idsTwice(items),
    ...(await lookAtPictures(source, pictures, (done, all) => tell(`${name}: ${done} of ${all} pictures`))),
    ...slowFindings(source, endpoint),
  );
  report.answers = answersOf(source, endpoint);
  return { report, titles: items.map(({ item }) => item.title) };
}

/** The finding for an endpoint that could not be read. */
export function outageFinding({ code, message }: AdminApiError): Finding {
  return { problem: 'endpoint failed', id: null, detail: `${message} (${code})` };
}

function shorter(total: number, delivered: number): Finding {
  return {
    problem: 'list shorter than said',
    id: null,
    detail: `its pages say ${total}, ${delivered} were delivered`,
  };
}

function itemFindings(description: AnyKind, { item, id, records }: Examined): Finding[] {
  const { categories, detailPath, kind } = description;
  const found = [...unreadable(description, id, records), ...oldFacts(item, id)];
  for (const record of records) {
    const removed = removedMarkup(record, id, kind === 'blog');
    // The list record repeats the detail's text, perhaps truncated: the first record with findings suffices.
    if (removed.length) {
      found.push(...removed);
      break;
    }
  }
  if (detailPath !== null && !records.some((record) => readText(record.slug)))
    found.push({ problem: 'no slug', id });
  if (categories.length > 0 && item.category !== '' && !categories.includes(item.category))
    found.push({
      problem: 'category without a chip',
      id,
      delivered: shown(item.category),
      reads: `one of ${categories.join(', ')}`,
    });
  return found;
}

/** Facts of an item that were last known more than twelve months ago; of a year its last month counts. */
function oldFacts({ visit }: Item, id: string | null): Finding[] {
  const [year = '', month = ''] = today().split('-');
  const oldest = `${Number(year) - 1}-${month}`;
  return [
    ['harga_per', visit?.pricedIn],
    ['jam_dicek', visit?.checkedIn],
  ].flatMap(([field, known]): Finding[] => {
    if (!field || !known || known.padEnd(7, '-12') >= oldest) return [];
    return [{ problem: 'fact old', id, field, delivered: shown(known) }];
  });
}

function missingCounts(description: AnyKind, items: readonly Examined[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { records } of items)
    for (const name of missingFields(description, records)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function idsTwice(items: readonly Examined[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ records, item }): Finding[] => {
    const raw = records.at(-1);
    const id = isRecord(raw) ? readText(raw.id) : null;
    if (id === null || !seen.has(id)) {
      if (id !== null) seen.add(id);
      return [];
    }
    return [{ problem: 'id twice', id, detail: `also that of ${shown(item.title)}` }];
  });
}

/** The pictures of these items that were not checked before, each with the first item that has it. */
function newPictures(items: readonly Examined[], looked: Set<string>): Map<string, string | null> {
  const fresh = new Map<string, string | null>();
  for (const { item, id } of items)
    for (const { src } of item.pictures) {
      if (looked.has(src)) continue;
      looked.add(src);
      fresh.set(src, id);
    }
  return fresh;
}

/**
 * Pictures of content/ are not requested: a missing file already makes the content invalid
 * (lib/embedded/content.ts).
 */
async function lookAtPictures(
  { host, timeoutMs }: Source,
  pictures: ReadonlyMap<string, string | null>,
  progress: (done: number, all: number) => void,
): Promise<Finding[]> {
  if (!host) return [];
  const atOnce = semaphore(PICTURES_AT_ONCE, Infinity);
  let done = 0;
  const found = await Promise.all(
    [...pictures].map(([src, id]) =>
      atOnce(async (): Promise<Finding[]> => {
        const trouble = await pictureTrouble(host, src, timeoutMs);
        progress((done += 1), pictures.size);
        return trouble
          ? [{ problem: trouble.problem, id, delivered: shown(src), detail: trouble.detail }]
          : [];
      }),
    ),
  );
  return found.flat();
}

/** The response times of an endpoint, including its details. */
export function answersOf(source: Source, endpoint: string): KindReport['answers'] {
  const times = timesOf(source, endpoint)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return {
    count: times.length,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
  };
}

/**
 * Responses slower than the time the site waits before it shows an older copy. Skipped for content/, where
 * they only show how busy this machine is.
 */
export function slowFindings(source: Source, endpoint: string): Finding[] {
  if (!source.host) return [];
  return timesOf(source, endpoint)
    .filter(({ ms }) => ms > STALE_MS)
    .map(({ path, ms }) => ({
      problem: 'slow answer',
      id: null,
      detail: `${path} took ${(ms / 1000).toFixed(1)} s; visitors wait ${STALE_MS / 1000} s for it`,
    }));
}

function timesOf({ answers }: Source, endpoint: string) {
  return answers.filter(({ path }) => path.split(/[?]/)[0] === endpoint || path.startsWith(`${endpoint}/`));
}
