/*
 * How long who waits for whom on the way of the data, in milliseconds, and which part decides it. Settings
 * decide the rest: REVALIDATE_SECONDS how long data are fresh, ADMIN_API_TIMEOUT_MS how long one request may
 * take.
 *
 *   page          what is beside the point is left out after ........... SECONDARY_MS  lib/base/with-timeout
 *    │            a text of a 404 or 503 is one line after ............. TEXT_PAGE_MS  lib/cases/text-page
 *    ▼
 *   client        a stored copy is looked for ... LOOK_MS, at last LAST_LOOK_MS        lib/admin-api/client
 *    │            the API is waited for, with a copy to show ........... STALE_MS
 *    │            … and with none, then 503 'later' .................... PAGE_MS
 *    │            "there is no such item" counts ... ABSENT_MS, unasked SAID_ABSENT_MS
 *    │            a list that lacks a key may be this old ...... UNLISTED_MS   lib/items/look-up
 *    ▼
 *   line          a wait that the API names stops a search after ....... SEARCH_MS     lib/admin-api/requests
 *    │            … a forced renewal after ............................. FORCED_MS
 *    │            … a page or renewal after ............................ PAGE_MS
 *    ├─ pace      a rate limit's window, until one was told ............ WINDOW_MS     lib/admin-api/pace
 *    │            the waits that the API may name ... MIN_LATER_MS to MAX_LATER_MS         lib/admin-api/rate
 *    ├─ breaker   the API is left alone for ............................ PAUSE_MS      lib/admin-api/breaker
 *    ▼
 *   Admin API
 *
 *   pictures      one waits in line for ........ OPTIMISE_MS server/picture-queue
 *                 a preview is waited for ...... PREVIEW_MS, with an older one NEWER_PREVIEW_MS
 *   metrics       the lists are waited for ..... METRICS_MS app/api/metrics
 */

/** A list that was delivered before comes earlier; others are left out until the next rendering. */
export const SECONDARY_MS = 1_500;
/** A rendering takes a few dozen milliseconds; in development the page is compiled first. */
export const TEXT_PAGE_MS = process.env.NODE_ENV === 'development' ? 60_000 : 10_000;

/** The first is longer than a hanging Redis takes; the last is for what has nothing else to show. */
export const LOOK_MS = 400;
export const LAST_LOOK_MS = 10_000;
export const STALE_MS = 1_000;
/** Long enough for a window of Laravel's rate limit to end, and less than the minute that a proxy waits. */
export const PAGE_MS = 55_000;
/** The second where the API must not be asked again. */
export const ABSENT_MS = 30_000;
export const SAID_ABSENT_MS = 3_600_000;
export const UNLISTED_MS = 5_000;

export const SEARCH_MS = 10_000;
/** Its caller waits for it with a limit of its own. */
export const FORCED_MS = 10_000;

/** Laravel's. */
export const WINDOW_MS = 60_000;
/** An API that names a longer one is asked again all the same. */
export const MAX_LATER_MS = 5 * 60_000;
export const MIN_LATER_MS = 1_000;
/** At most: half the time for which data are fresh, if that is less. */
export const PAUSE_MS = 5_000;

/** A page of many pictures must not look broken meanwhile. */
export const OPTIMISE_MS = 8_000;
export const PREVIEW_MS = 2_500;
export const NEWER_PREVIEW_MS = 500;

/** Prometheus waits for ten seconds by default, and a list that was never delivered may take longer. */
export const METRICS_MS = 3_000;
