import { isOutage } from '@/lib/admin-api/errors';
import { detailApiPath } from '@/lib/items/look-up';
import { type Item } from '@/lib/entities/define';
import { reason } from '@/lib/entities/read-items';
import { isRecord } from '@/lib/values/fields';
import { MergedRecord } from '@/lib/values/tolerant-object';
import { hasAllDetails } from '@/lib/entities/list-record';
import type { AnyKind } from '@/lib/entities/registry';
import { semaphore } from '@/lib/base/semaphore';
import type { Finding } from './finding';
import { type Tell, insist, type Source } from './source';

/** An item that the site shows, with its API records, the most trusted first. */
export interface Examined {
  key: string;
  item: Item;
  id: string | null;
  records: Record<string, unknown>[];
}

/**
 * For kinds whose list records contain everything, only this many details are requested, to check that they
 * exist.
 */
const SAMPLE = 3;
/** After this many consecutive failures no more details of the kind are requested. */
const MAX_FAILURES = 20;

/**
 * Requests the details that are missing from the list, as the site does: by slug, then by id. Each is put
 * before the item's list record, and the item is replaced by that of its detail page.
 */
export async function askDetails(
  source: Source,
  description: AnyKind,
  items: readonly Examined[],
  tell: Tell,
): Promise<{ asked: number; findings: Finding[] }> {
  if (description.detailPath === null) return { asked: 0, findings: [] };
  const wanted = items.filter(
    ({ records }, index) => index < SAMPLE || !hasAllDetails(description, records[0]),
  );
  const atOnce = semaphore(source.connections, Infinity);
  let done = 0;
  let failures = 0;
  let leftAlone = 0;
  const findings = await Promise.all(
    wanted.map((one) =>
      atOnce(async (): Promise<Finding[]> => {
        if (failures >= MAX_FAILURES) {
          leftAlone += 1;
          return [];
        }
        const found = await askDetail(source, description, one, tell);
        failures = found.some(({ problem }) => problem === 'detail failed') ? failures + 1 : 0;
        done += 1;
        tell(`${description.endpoint}: ${done} of ${wanted.length} details`);
        return found;
      }),
    ),
  );
  const given = findings.flat();
  if (leftAlone > 0)
    given.push({
      problem: 'detail failed',
      id: null,
      detail: `${leftAlone} more were not asked for after ${MAX_FAILURES} failures in a row`,
    });
  return { asked: done, findings: given };
}

async function askDetail(
  source: Source,
  description: AnyKind,
  one: Examined,
  tell: Tell,
): Promise<Finding[]> {
  const { item, id, records } = one;
  const found: Finding[] = [];
  try {
    for (const key of item.apiKeys) {
      const raw = await insist(source, () => source.client.renewItem(detailApiPath(description, key)), tell);
      if (!isRecord(raw)) continue;
      if (key !== item.apiKeys[0])
        found.push({
          problem: 'detail by id only',
          id,
          detail: `${detailApiPath(description, item.apiKeys[0] ?? '')} answered 404`,
        });
      one.item = description.parseDetail(new MergedRecord(raw, records[0])) as Item;
      records.unshift(raw);
      return found;
    }
    return [
      {
        problem: 'detail not there',
        id,
        detail: `404 for ${item.apiKeys.map((key) => detailApiPath(description, key)).join(' and ')}: its page is a 404 too`,
      },
    ];
  } catch (error) {
    if (isOutage(error))
      return [{ problem: 'detail failed', id, detail: `${error.message} (${error.code})` }];
    return [{ problem: 'detail unreadable', id, detail: reason(error) }];
  }
}
