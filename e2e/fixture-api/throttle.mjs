// Laravel's `throttle:<limit>,<minutes>` (Illuminate\Routing\Middleware\ThrottleRequests) for one client: a
// window begins with the first request after the previous one ended, and rejected requests do not count.

/**
 * @typedef {object} Throttle
 * @property {(response: import('node:http').ServerResponse) => boolean} admits sets the rate limit headers;
 * false when it has responded with 429
 */

/**
 * @param {number} limit requests in a window @param {number} seconds length of a window @returns {Throttle}
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
