/**
 * The records of a list answer, held as JSON text: a fifth of what they take as objects, outside the heap that is searched for
 * garbage. A record is made anew each time that it is read, so nobody changes another's.
 */
export class Records implements Iterable<unknown> {
  private constructor(
    /** All of them as one JSON array, in UTF-8. */
    readonly json: Buffer,
    /** Where each record ends in it. */
    private readonly ends: Uint32Array,
  ) {}

  /** `list` as it came out of JSON. */
  static of(list: readonly unknown[]): Records {
    const texts = list.map((record) => JSON.stringify(record) ?? 'null');
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, texts.length ? 1 : 2);
    const json = Buffer.allocUnsafeSlow(bytes);
    const ends = new Uint32Array(texts.length);
    let end = json.write('[');
    for (const [index, text] of texts.entries()) {
      end += json.write(text, end);
      ends[index] = end;
      end += json.write(',', end);
    }
    json.write(']', bytes - 1);
    return new Records(json, ends);
  }

  get length(): number {
    return this.ends.length;
  }

  /** The record at a place from 0; undefined where there is none. */
  at(index: number): unknown {
    const end = this.ends[index];
    if (end === undefined) return undefined;
    return JSON.parse(this.json.toString('utf8', index === 0 ? 1 : (this.ends[index - 1] ?? 0) + 1, end));
  }

  *[Symbol.iterator](): Generator<unknown> {
    for (let index = 0; index < this.length; index += 1) yield this.at(index);
  }
}
