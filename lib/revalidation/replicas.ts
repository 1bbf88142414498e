import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Redis } from '../redis/redis';

/** All paths: for a replica that does not know what it missed. */
const ALL = ['/*'];
/** When a failed announcement is repeated. */
const AGAIN_MS = 1_000;
const messageSchema = z.object({ from: z.string(), at: z.number(), patterns: z.array(z.string()) });

/** Invalidates pages that were rendered until `at`, and the API's responses that match `patterns`. */
type Forget = (at: number, patterns: string[]) => void;

/** Tells all replicas of a revalidation: by a message, and by a key that they read whenever they connect. */
export class Replicas {
  private readonly self = randomUUID();
  /** The latest revalidation known to this replica. */
  private last = 0;
  private isListening = false;
  private isServing = false;
  private later: NodeJS.Timeout | null = null;

  /** `name` is the channel and the key. */
  constructor(
    private readonly redis: Pick<Redis, 'ask'>,
    private readonly name: string,
    private readonly forget: Forget,
  ) {}

  /** Announces this replica's own revalidation, again and again until Redis takes it. */
  async announce(at: number, patterns: string[]): Promise<void> {
    this.last = Math.max(this.last, at);
    const message = JSON.stringify({ from: this.self, at, patterns });
    // Not in a transaction: Redis before 7.2 inserts this connection's own message into the reply.
    const kept = await this.redis.ask((client) => client.set(this.name, String(at)));
    const sent = await this.redis.ask((client) => client.publish(this.name, message));
    if (kept !== null && sent !== null) return;
    // All failed announcements are repeated as one.
    this.later ??= setTimeout(() => {
      this.later = null;
      void this.announce(this.last, ALL);
    }, AGAIN_MS).unref();
  }

  /** Must be called at every connection: subscribes to messages and applies missed revalidations. */
  async connected(): Promise<void> {
    // The client subscribes again by itself after a reconnection.
    const listen = () => this.redis.ask((client) => client.subscribe(this.name, this.received));
    this.isListening ||= (await listen()) !== null;
    const theirs = Number((await this.redis.ask((client) => client.get(this.name)))?.toString() ?? 0);
    // Pages rendered here meanwhile may contain old data, whatever their time.
    if (theirs > this.last) this.learn(theirs, this.isServing ? Date.now() : theirs, ALL);
  }

  /** Must be called before the first page is rendered. */
  serve(): void {
    this.isServing = true;
  }

  private readonly received = (text: string) => {
    const { from, at, patterns } = readMessage(text);
    // Also uses this machine's clock, because its pages carry its own time.
    if (from !== this.self) this.learn(at, Math.max(at, Date.now()), patterns);
  };

  private learn(at: number, invalidUntil: number, patterns: string[]): void {
    this.last = Math.max(this.last, at);
    this.forget(invalidUntil, patterns);
  }
}

/** Parses a message; one in another version's format stands for all paths. */
function readMessage(text: string): z.infer<typeof messageSchema> {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return { from: '', at: Date.now(), patterns: ALL };
  }
}
