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

/** Whether this is an outage. Checks the name: each of Next's bundles has its own copy of the class. */
export function isOutage(error: unknown): error is AdminApiError {
  return error instanceof Error && error.name === 'AdminApiError';
}

/** The HTTP status of an outage; who asks for too much that is not there is told that it is he. */
export function outageStatus({ code }: AdminApiError): 429 | 503 {
  return code === 'flood' ? 429 : 503;
}

/** The result of the promise, or of `instead` in an outage; any other error is thrown again. */
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

/** What lists that show the reason say (spec §8); with an open circuit that of the last failure. */
export function visitorMessage(error: unknown): string {
  if (isOutage(error)) {
    if (error.code === 'circuit-open') return visitorMessage(error.cause);
    if (error.status !== null) return `HTTP error! status: ${error.status}`;
    if (error.code === 'no-data' || error.code === 'not-json') return 'Invalid data format from API';
  }
  return 'Unknown error occurred';
}
