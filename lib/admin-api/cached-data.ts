import type { GoodCopy } from './last-good';
import { Records } from './records';

/** The `data` of a response as it is cached: a list, or the JSON text of an item. */
export type CachedData = Records | Buffer;

/** Converts `data` for the cache; `answer` is the records of a list, or one record. */
export function toCached(answer: unknown): CachedData {
  return answer instanceof Records ? answer : Buffer.from(JSON.stringify(answer));
}

export function fromStored({ json, fetchedAt }: GoodCopy): { data: CachedData; fetchedAt: number } {
  const isArray = json[0] === '['.charCodeAt(0);
  return { data: isArray ? Records.of(JSON.parse(json.toString()) as unknown[]) : json, fetchedAt };
}

export function isList(data: CachedData): data is Records {
  return data instanceof Records;
}

export function isSame(one: CachedData, other: CachedData): boolean {
  return isList(one) ? isList(other) && one.equals(other) : !isList(other) && one.equals(other);
}

export function jsonOf(data: CachedData): Buffer {
  return isList(data) ? data.json() : data;
}

/** The value of a cached copy for a reader: the records of a list, or a new object for an item. */
export function valueOf({ data }: { data: CachedData }): unknown {
  return isList(data) ? data : JSON.parse(data.toString());
}
