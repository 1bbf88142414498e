/** Why the Admin API could not be read. A closed list: pages and tests branch on it, never on messages. */
export type AdminApiErrorCode =
  | 'refused' // no connection, reset, truncated
  | 'timeout'
  | 'status' // an HTTP status that is neither 2xx nor 404
  | 'too-large'
  | 'not-json'
  | 'no-data' // JSON without a `data` field of the expected form
  | 'circuit-open' // not asked: it failed too often a moment ago; `cause` is the last failure
  | 'busy' // not asked: too many wait for a connection already
  | 'later' // refused for now, or not asked because others were: the API works and said when to come again
  | 'flood'; // not asked: this visitor has asked for too much that is not there (lib/items/unlisted-keys.ts)

/** An outage. Never means that an item does not exist (product-decisions.md, "States"). */
export class AdminApiError extends Error {
  override name = 'AdminApiError';
  /** In how many seconds it is worth while to come again; null when nobody said so. */
  readonly retrySeconds: number | null;

  constructor(
    readonly code: AdminApiErrorCode,
    message: string,
    /** The HTTP status where there was one. */
    readonly status: number | null = null,
    options: ErrorOptions & { retrySeconds?: number } = {},
  ) {
    super(message, options);
    this.retrySeconds = options.retrySeconds ?? null;
  }
}

/**
 * Whether this is an outage. Checks the name: the client belongs to the process (lib/items/source.ts),
 * but each of Next's bundles has its own copy of the class, and `instanceof` knows only that of its own
 * bundle.
 */
export function isOutage(error: unknown): error is AdminApiError {
  return error instanceof Error && error.name === 'AdminApiError';
}

/** The HTTP status that tells of an outage: who asks for too much that is not there is told that it is he. */
export function outageStatus({ code }: AdminApiError): 429 | 503 {
  return code === 'flood' ? 429 : 503;
}

/**
 * The result of the promise, or of `instead` when the API could not be read. Any other error is a programming
 * error and is thrown again.
 */
export async function whenDown<T, F>(
  promise: Promise<T>,
  instead: (error: AdminApiError) => F,
): Promise<T | F> {
  try {
    return await promise;
  } catch (error) {
    if (isOutage(error)) return instead(error);
    throw error;
  }
}

/**
 * The text for lists that show the reason (spec §8): 'HTTP error! status: 500', 'Invalid data format from
 * API', or the default. With an open circuit it is the text of the last failure.
 */
export function visitorMessage(error: unknown): string {
  if (isOutage(error)) {
    if (error.code === 'circuit-open') return visitorMessage(error.cause);
    if (error.status !== null) return `HTTP error! status: ${error.status}`;
    if (error.code === 'no-data' || error.code === 'not-json') return 'Invalid data format from API';
  }
  return 'Unknown error occurred';
}
