/*
 * How long who waits for whom on the way of the data, in milliseconds, from the page down to the API.
 * Settings decide the rest: REVALIDATE_SECONDS (300) how long data are fresh, ADMIN_API_TIMEOUT_MS (5000) how
 * long a request takes once it is sent.
 *
 * A request that takes longer has failed, and is not sent again: only a 429, or a 503 that names a time, is,
 * twice at most (lib/admin-api/requests.ts). Readers get the last good copy (lib/admin-api/client.ts). Where
 * there is none, a detail shows its list's record, if that has all fields (lib/items/look-up.ts), a page of
 * several lists those that are there (home even where none is), and any other is 503 with Retry-After
 * (lib/cases). A path that failed three times in a row, and the API when three paths failed and none was
 * answered between, are left alone for PAUSE_MS (lib/admin-api/breaker.ts).
 */

/** A page waits for what is beside the point, and is then without it until it is rendered again. */
export const SECONDARY_MS = 1_500;
/** The text of a 404 or 503 is one line after that. In development its page is compiled first. */
export const TEXT_PAGE_MS = process.env.NODE_ENV === 'development' ? 60_000 : 10_000;

/** The client looks for a stored copy: longer than a hanging Redis takes, and where it has nothing else. */
export const LOOK_MS = 400;
export const LAST_LOOK_MS = 10_000;
/** It waits for the API with a copy to show, and then shows it. */
export const STALE_MS = 1_000;
/** It waits with none: a window of Laravel's limit, less than a proxy's minute; then the page is 503. */
export const PAGE_MS = 55_000;
/** That there is no such item counts; the second where the API must not be asked again. */
export const ABSENT_MS = 30_000;
export const SAID_ABSENT_MS = 3_600_000;
/** A list that lacks a key may be that old (lib/items/look-up.ts). */
export const UNLISTED_MS = 5_000;

/** A longer wait that the API names stops a search, or a renewal, whose caller has a limit of its own. */
export const SEARCH_MS = 10_000;
export const FORCED_MS = 10_000;
/** A window of the rate limit, until the API told of one: Laravel's. */
export const WINDOW_MS = 60_000;
/** The waits that the API may name; one that names a longer one is asked again all the same. */
export const MIN_LATER_MS = 1_000;
export const MAX_LATER_MS = 5 * 60_000;
/** An API that fails is left alone for so long, or half the time that data are fresh, if that is less. */
export const PAUSE_MS = 5_000;

/** A picture waits in line: a page of many must not look broken meanwhile. */
export const OPTIMISE_MS = 8_000;
/** A preview picture is waited for; the second where an older one is there. */
export const PREVIEW_MS = 2_500;
export const NEWER_PREVIEW_MS = 500;
/** The metrics wait for the lists: Prometheus for ten seconds by default. */
export const METRICS_MS = 3_000;
