import { createClient, ErrorReply, RESP_TYPES } from 'redis';
import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { withTimeout } from '../base/with-timeout';
import { logWarning } from '../log/log';
import { logWarningOnce } from '../log/log-once';

/** A slower command means that Redis is unavailable, and it is not used for a while. */
const COMMAND_MS = 250;
const PAUSE_MS = 1_000;
/** The longest pause between two attempts to connect. */
const RECONNECT_MS = 2_000;
/** How long a start waits for the first connection. */
const START_MS = 1_000;

export type RedisClient = ReturnType<typeof connectionTo>;

/** Values are read as bytes. A connection without traffic counts as dead; pings create traffic. */
function connectionTo(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: 4_000,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: {
      connectTimeout: START_MS,
      socketTimeout: 10_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, RECONNECT_MS),
    },
  });
}

/**
 * This process's only connection to Redis, which is optional: what it does not deliver in time counts as
 * absent, and reconnecting never stops. Start and end of an outage are logged once each.
 */
export class Redis {
  private readonly client: RedisClient;
  private pausedUntil = 0;
  private isDown = false;
  private readied: Promise<void> = Promise.resolve();

  /** `onReady` is called at every connection, and must not reject; `url` as in REDIS_URL. */
  constructor(
    url: string,
    private readonly onReady: () => Promise<void>,
  ) {
    this.client = connectionTo(url);
    this.client.on('error', (error: Error) => this.lost(error));
    this.client.on('ready', () => {
      this.pausedUntil = 0;
      this.readied = this.onReady();
    });
  }

  /** Connects and awaits `onReady`; stops waiting (not connecting) after a second. */
  async start(): Promise<void> {
    const ready = this.client.connect().then(
      () => this.readied,
      (error: Error) => this.lost(error),
    );
    await Promise.race([ready, delay(START_MS)]);
  }

  /** The reply; null when Redis is unavailable, slow or returns an error. Never rejects. */
  async ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T | null> {
    if (!this.client.isReady || Date.now() < this.pausedUntil) return null;
    try {
      const reply = await withTimeout(command(this.client), COMMAND_MS, tooLate);
      if (this.isDown) logWarning('Redis answers again');
      this.isDown = false;
      return reply;
    } catch (error) {
      // It responds, but with an error (no memory left, read-only …).
      if (error instanceof ErrorReply) logWarningOnce('Redis refused a command', { reason: error.message });
      else {
        this.pausedUntil = Date.now() + PAUSE_MS;
        this.lost(error as Error);
      }
      return null;
    }
  }

  private lost(error: Error): void {
    if (!this.isDown) logWarning('Redis does not answer: going on without it', { reason: error.message });
    this.isDown = true;
  }
}

/** Rejects, but for a reply that arrived while this process was busy. */
async function tooLate(): Promise<never> {
  await immediate();
  throw new Error(`no reply within ${COMMAND_MS} ms`);
}
