import type { GoodCopy } from './last-good';

/** A stored copy, for tests. */
export function goodCopy(data: unknown, fetchedAt: number): GoodCopy {
  return { json: Buffer.from(JSON.stringify(data)), fetchedAt };
}

/** The data in a stored copy, for tests. */
export function dataOf(copy: GoodCopy | null | undefined): unknown {
  return copy ? (JSON.parse(copy.json.toString()) as unknown) : undefined;
}
