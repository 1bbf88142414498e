import { Records } from './records';

/** A good copy in memory: the records of a list, or the JSON text of an item. */
export interface Copy {
  data: Records | Buffer;
  fetchedAt: number;
  freshUntil: number;
  /** The client's clock (`sequence`) when its request began; STORED for a copy of an earlier process. */
  sequence: number;
}
export const STORED = 0;

/** The data of a stored text: of an array records, else the text. Throws when the array is no JSON. */
export function dataOf(json: Buffer): Copy['data'] {
  return json[0] === '['.charCodeAt(0) ? Records.of(JSON.parse(json.toString()) as unknown[]) : json;
}

/** What readers get: the records of a list, or an object of their own for an item. */
export function valueOf({ data }: Copy): unknown {
  return data instanceof Records ? data : JSON.parse(data.toString());
}

/** Whether two copies hold the same data: nothing that was made of the one has to be made anew. */
export function isSame(one: Copy['data'], other: Copy['data']): boolean {
  return one instanceof Records === other instanceof Records && one.equals(other as Records & Buffer);
}
