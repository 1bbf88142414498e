import { isRecord } from '../entities/fields';
import { AdminApiError } from './errors';

/** The `data` field of an answer (spec §7). Throws AdminApiError('no-data') when there is none. */
function dataOf(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer))
    throw new AdminApiError('no-data', 'answer has no data field');
  return answer.data;
}

/** The records of a list answer; a paginator's inner `data` is taken (decisions.md, "Data": extra keys around `data`). */
export function listOf(answer: unknown): unknown[] {
  const data = answer === null ? null : dataOf(answer);
  const list = isRecord(data) ? data.data : data;
  if (!Array.isArray(list))
    throw new AdminApiError('no-data', 'answer holds no list', answer === null ? 404 : null);
  return list;
}

/** The record of a detail answer; a list of one is taken as that one. Null, '', [] and {} are absence. */
export function itemOf(answer: unknown): unknown {
  if (answer === null) return null;
  const data = dataOf(answer);
  const item = Array.isArray(data) && data.length <= 1 ? (data[0] ?? null) : data;
  if (item === null || item === '') return null;
  if (!isRecord(item)) throw new AdminApiError('no-data', 'data is not an object');
  return Object.keys(item).length === 0 ? null : item;
}

/** The records of a search; a missing data field is an empty list (spec §7). */
export function queryResult(answer: unknown): unknown[] {
  const data = isRecord(answer) ? answer.data : null;
  return Array.isArray(data) ? data : [];
}
