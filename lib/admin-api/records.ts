import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** How many records are compressed together: more take less memory, fewer are faster for one of them. */
const BLOCK = 8;
/** The most characters of several records in a block: who reads one must not parse a huge neighbour. */
const BLOCK_CHARACTERS = 500_000;

interface Block {
  /** The index of its first record. */
  first: number;
  packed: Buffer;
}

/**
 * The records of a list response as compressed JSON text outside the heap
 * (docs/decisions/0013-what-a-big-catalogue-costs.md). Each read parses a record again, so that readers never
 * share an object.
 */
export class Records implements Iterable<unknown> {
  private constructor(
    private readonly blocks: readonly Block[],
    readonly length: number,
  ) {}

  /** Compresses a list that was parsed from JSON. */
  static of(list: readonly unknown[]): Records {
    const blocks: Block[] = [];
    let texts: string[] = [];
    let characters = 0;
    const pack = (end: number) => {
      // Into memory of its own: zlib's Buffer is part of a larger one.
      const packed = Buffer.from(deflateRawSync(`[${texts.join()}]`, { level: 1 }));
      blocks.push({ first: end - texts.length, packed });
      texts = [];
      characters = 0;
    };
    list.forEach((record, index) => {
      const text = JSON.stringify(record);
      const isFull = texts.length === BLOCK || characters + text.length > BLOCK_CHARACTERS;
      if (isFull && texts.length) pack(index);
      texts.push(text);
      characters += text.length;
    });
    if (texts.length) pack(list.length);
    return new Records(blocks, list.length);
  }

  /** All records as the JSON text of one array. */
  json(): Buffer {
    const comma = Buffer.from(',');
    const parts = this.blocks.flatMap(({ packed }) => [comma, inflateRawSync(packed).subarray(1, -1)]);
    return Buffer.concat([Buffer.from('['), ...parts.slice(1), Buffer.from(']')]);
  }

  /** Whether both hold the same texts. */
  equals({ blocks, length }: Records): boolean {
    return this.length === length && this.blocks.every(({ packed }, at) => blocks[at]?.packed.equals(packed));
  }

  /** The record at an index; undefined when there is none. */
  at(index: number): unknown {
    const block = this.blocks.findLast(({ first }) => first <= index);
    return block && unpack(block)[index - block.first];
  }

  *[Symbol.iterator](): Generator<unknown> {
    for (const block of this.blocks) yield* unpack(block);
  }
}

function unpack({ packed }: Block): unknown[] {
  return JSON.parse(inflateRawSync(packed).toString()) as unknown[];
}
