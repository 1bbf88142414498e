import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Redis } from '../redis/redis';

/** Everything: for a replica that does not know what it missed. */
const ALL = ['/*'];

const messageSchema = z.object({ from: z.string(), at: z.number(), patterns: z.array(z.string()) });

/** How soon what Redis did not take is told again, in milliseconds. */
const AGAIN_MS = 1_000;

/**
 * What makes a revalidation known here: pages rendered until `at` are invalid, and the API's answers that
 * match `patterns`.
 */
export type Forget = (at: number, patterns: string[]) => void;

/**
 * Brings each revalidation to every replica: by a message, and by the time of the last one in a key, which a
 * replica reads when it is (re)connected, so that one that was cut off catches up.
 */
export class Replicas {
  private readonly self = randomUUID();
  /** The latest revalidation that this replica knows of. */
  private last = 0;
  private isListening = false;
  private isServing = false;
  private later: NodeJS.Timeout | null = null;

  /** `name` is the channel and the key. */
  constructor(
    private readonly redis: Pick<Redis, 'ask' | 'subscribe'>,
    private readonly name: string,
    private readonly forget: Forget,
  ) {}

  /**
   * Tells the others of this replica's own revalidation. Where Redis does not take it, they learn of it when
   * Redis is back.
   */
  async announce(at: number, patterns: string[]): Promise<void> {
    this.last = Math.max(this.last, at);
    const message = JSON.stringify({ from: this.self, at, patterns });
    // Not as one transaction: Redis before 7.2 puts this connection's own message into the middle of its
    // reply.
    const kept = await this.redis.ask((client) => client.set(this.name, String(at)));
    const sent = await this.redis.ask((client) => client.publish(this.name, message));
    if (kept === null || sent === null) this.announceLater();
  }

  /** Once for all that could not be told. */
  private announceLater(): void {
    this.later ??= setTimeout(() => {
      this.later = null;
      void this.announce(this.last, ALL);
    }, AGAIN_MS).unref();
  }

  /** To be called at every connection: listens from now on, and learns what was missed. */
  async connected(): Promise<void> {
    this.isListening ||= await this.redis.subscribe(this.name, this.received);
    const theirs = Number((await this.redis.ask((client) => client.get(this.name)))?.toString() ?? 0);
    // Pages that were rendered here meanwhile may be of old data, whatever their time.
    if (theirs > this.last) this.learn(theirs, this.isServing ? Date.now() : theirs, ALL);
  }

  /** To be called before the first page is rendered. */
  serve(): void {
    this.isServing = true;
  }

  private readonly received = (text: string) => {
    const { from, at, patterns } = readMessage(text);
    // By this machine's clock, too: its pages bear its own time.
    if (from !== this.self) this.learn(at, Math.max(at, Date.now()), patterns);
  };

  private learn(at: number, invalidUntil: number, patterns: string[]): void {
    this.last = Math.max(this.last, at);
    this.forget(invalidUntil, patterns);
  }
}

/** A message that another version wrote in another way means everything. */
function readMessage(text: string): z.infer<typeof messageSchema> {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return { from: '', at: Date.now(), patterns: ALL };
  }
}
