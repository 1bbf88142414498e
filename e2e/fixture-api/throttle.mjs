// Laravel's `throttle:<limit>,<minutes>` (Illuminate\Routing\Middleware\ThrottleRequests) for the one address
// that asks: a window begins with the first request after the last one ended, and what is turned away does
// not count.

/**
 * @typedef {object} Throttle
 * @property {(response: import('node:http').ServerResponse) => boolean} admits sets its headers; false when
 * it has answered 429
 */

/**
 * @param {number} limit requests in a window @param {number} seconds how long a window is @returns {Throttle}
 */
export function throttle(limit, seconds) {
  let used = 0;
  let endsAt = 0;
  return {
    admits(response) {
      const now = Date.now();
      if (now >= endsAt) {
        used = 0;
        endsAt = now + seconds * 1000;
      }
      const isFull = used >= limit;
      if (!isFull) used += 1;
      response.setHeader('x-ratelimit-limit', limit);
      response.setHeader('x-ratelimit-remaining', limit - used);
      if (!isFull) return true;
      const left = Math.ceil((endsAt - now) / 1000);
      response.setHeader('retry-after', left);
      response.setHeader('x-ratelimit-reset', Math.floor(now / 1000) + left);
      response
        .writeHead(429, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: 'Too Many Attempts.' }));
      return false;
    },
  };
}
