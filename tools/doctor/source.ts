import { setTimeout as delay } from 'node:timers/promises';
import { AdminApiClient } from '@/lib/admin-api/client';
import { isOutage } from '@/lib/admin-api/errors';
import type { LastGoodStore } from '@/lib/admin-api/last-good';
import { totalOf } from '@/lib/admin-api/pages';
import type { Provider } from '@/lib/admin-api/requests';
import { getJson } from '@/lib/admin-api/transport';
import { embeddedContent } from '@/lib/embedded/content-cache';
import { ContentError } from '@/lib/embedded/markdown-file';
import { embeddedProvider } from '@/lib/embedded/provider';
import { isRecord } from '@/lib/values/fields';
import type { Settings } from '@/lib/settings/settings';

/** One request to the API and its response time in milliseconds. */
export interface Answer {
  path: string;
  ms: number;
}

/** The data source: an Admin API or content/, read through the site's own client. */
export interface Source {
  name: string;
  /** Null for content/. */
  host: string | null;
  timeoutMs: number;
  connections: number;
  /** Whether it searches by itself: in content/ the site's own index does. */
  hasSearch: boolean;
  client: AdminApiClient;
  /** Of content/: its first wrong file with field and reason, as one line; else null. */
  contentFault: () => Promise<string | null>;
  /** Every request so far. */
  answers: readonly Answer[];
  /** The number of records that a paginated list claims to have, by its path. */
  totals: ReadonlyMap<string, number>;
}

type Given = Pick<Settings, 'adminApiUrl' | 'adminApiTimeoutMs' | 'adminApiConnections'>;

/** Stores no copies, so that every response is current and no older one hides a failure. */
const NO_COPIES: LastGoodStore = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};

/**
 * Opens the source that these settings name, without a request. `provider` replaces the real one in tests.
 */
export function openSource(settings: Given, provider?: Provider): Source {
  const ask = provider ?? providerOf(settings);
  const answers: Answer[] = [];
  const totals = new Map<string, number>();
  const timed: Provider = async (path, room, heard) => {
    const began = performance.now();
    try {
      const answer = await ask(path, room, heard);
      const total = isRecord(answer) ? totalOf(answer) : null;
      if (total !== null) totals.set(path.split('?')[0] ?? path, total);
      return answer;
    } finally {
      answers.push({ path, ms: performance.now() - began });
    }
  };
  const { adminApiUrl: host, adminApiTimeoutMs: timeoutMs, adminApiConnections: connections } = settings;
  const client = new AdminApiClient({ provider: timed, store: NO_COPIES, freshMs: 60_000, connections });
  const contentFault = () => (provider || host ? Promise.resolve(null) : faultOfContent());
  const hasSearch = ask !== embeddedProvider;
  return {
    name: host ?? 'content/',
    host,
    timeoutMs,
    connections,
    hasSearch,
    client,
    contentFault,
    answers,
    totals,
  };
}

function faultOfContent(): Promise<string | null> {
  return embeddedContent()
    .current()
    .then(
      () => null,
      (error: Error) => (error instanceof ContentError ? error.message : Promise.reject(error)),
    );
}

function providerOf({ adminApiUrl, adminApiTimeoutMs }: Given): Provider {
  if (!adminApiUrl) return embeddedProvider;
  return (path, room, heard) => getJson(new URL(adminApiUrl + path), adminApiTimeoutMs, room, heard);
}

/**
 * How often a request is retried when the API asks to retry later: two hours of Laravel's rate-limit windows.
 */
const MAX_WAITS = 120;

/** Reports the progress of a long examination. */
export type Tell = (line: string) => void;

/**
 * The result of `ask`, retried when the API asks to retry later, which is reported to `tell`. Rejects with
 * AdminApiError.
 */
export async function insist<T>(source: Source, ask: () => Promise<T>, tell: Tell): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      const isLater = isOutage(error) && (error.code === 'later' || error.code === 'busy');
      if (!isLater || waits === MAX_WAITS) throw error;
      const seconds = source.client.requests.laterSeconds() ?? 1;
      tell(`the API wants to be asked later: ${seconds} s`);
      await delay(seconds * 1000);
    }
  }
}
