import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** How many records are compressed together: more take less memory, fewer are faster for one of them. */
const BLOCK = 8;

/**
 * The records of a list response as compressed JSON text outside the heap
 * (docs/decisions/0013-what-a-big-catalogue-costs.md). Each read parses a record again, so that readers never
 * share an object.
 */
export class Records implements Iterable<unknown> {
  private constructor(
    private readonly blocks: readonly Buffer[],
    readonly length: number,
  ) {}

  /** Compresses a list that was parsed from JSON. */
  static of(list: readonly unknown[]): Records {
    const blocks: Buffer[] = [];
    for (let first = 0; first < list.length; first += BLOCK) {
      const packed = deflateRawSync(JSON.stringify(list.slice(first, first + BLOCK)), { level: 1 });
      // Into memory of its own: zlib's Buffer is part of a larger one.
      blocks.push(Buffer.from(packed));
    }
    return new Records(blocks, list.length);
  }

  /** All records as the JSON text of one array. */
  json(): Buffer {
    const comma = Buffer.from(',');
    const parts = this.blocks.flatMap((packed) => [comma, inflateRawSync(packed).subarray(1, -1)]);
    return Buffer.concat([Buffer.from('['), ...parts.slice(1), Buffer.from(']')]);
  }

  /** Whether both hold the same texts. */
  equals({ blocks, length }: Records): boolean {
    return this.length === length && this.blocks.every((packed, index) => blocks[index]?.equals(packed));
  }

  /** The record at an index; undefined when there is none. */
  at(index: number): unknown {
    const block = this.blocks[Math.floor(index / BLOCK)];
    return block && unpack(block)[index % BLOCK];
  }

  *[Symbol.iterator](): Generator<unknown> {
    for (const block of this.blocks) yield* unpack(block);
  }
}

function unpack(packed: Buffer): unknown[] {
  return JSON.parse(inflateRawSync(packed).toString()) as unknown[];
}
