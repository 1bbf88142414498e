import type { GoodCopy } from './last-good';
import { Records } from './records';

/** The `data` of an answer as it is held: a list, or the JSON text of an item. */
export type Data = Records | Buffer;

/** `answer` is an array, or a record. */
export function hold(answer: unknown): Data {
  return Array.isArray(answer) ? Records.of(answer) : Buffer.from(JSON.stringify(answer));
}

export function heldAgain({ json, fetchedAt }: GoodCopy): { data: Data; fetchedAt: number } {
  const isArray = json[0] === '['.charCodeAt(0);
  return { data: isArray ? hold(JSON.parse(json.toString())) : json, fetchedAt };
}

export function isList(data: Data): data is Records {
  return data instanceof Records;
}

export function isSame(one: Data, other: Data): boolean {
  return isList(one) ? isList(other) && one.equals(other) : !isList(other) && one.equals(other);
}

export function jsonOf(data: Data): Buffer {
  return isList(data) ? data.json() : data;
}

/** What a reader gets of a copy: the records of a list, or an item of his own. */
export function valueOf({ data }: { data: Data }): unknown {
  return isList(data) ? data : JSON.parse(data.toString());
}
