import { logWarningOnce } from '../log/log-once';
import { isNothing, isRecord } from '../values/fields';
import { AdminApiError } from './errors';

/** The `data` field of a response (spec §7). Throws AdminApiError('no-data') when it is missing. */
function dataOf(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer))
    throw new AdminApiError('no-data', 'answer has no data field');
  return answer.data;
}

/** The records of a list, bare or paginated; null: a 404. Throws AdminApiError('no-data') without a list. */
export function listOf(answer: unknown): unknown[] {
  const list = answer === null ? null : recordsOf(dataOf(answer));
  if (!list) throw new AdminApiError('no-data', 'answer holds no list', answer === null ? 404 : null);
  return list;
}

function recordsOf(data: unknown): unknown[] | null {
  return recordsIn(data) ?? (isRecord(data) ? recordsIn(data.data) : null);
}

/** A JSON list, also as PHP writes one whose keys do not begin at 0, as after a filter: {"15": …}. */
function recordsIn(list: unknown): unknown[] | null {
  if (Array.isArray(list)) return list;
  if (!isRecord(list)) return null;
  const names = Object.keys(list);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name)) ? Object.values(list) : null;
}

/** The record of a detail; null for null, '', [] and {}. Throws AdminApiError('no-data') for what is none. */
export function itemOf(answer: unknown): unknown {
  if (answer === null) return null;
  const data = dataOf(answer);
  const item = Array.isArray(data) && data.length <= 1 ? (data[0] ?? null) : data;
  if (item === null || item === '') return null;
  if (!isRecord(item)) throw new AdminApiError('no-data', 'data is not an object');
  return Object.keys(item).length === 0 ? null : item;
}

/** The records of a search, in the forms of a list; a missing data field is an empty one (spec §7). */
export function queryResult(answer: unknown): unknown[] {
  const data = isRecord(answer) ? answer.data : null;
  const list = recordsOf(data);
  if (!list && !isNothing(data)) logWarningOnce('search unreadable', { reason: 'data holds no list' });
  return list ?? [];
}
