/** Keeps an answer out of search engines. */
export const NOINDEX = { 'x-robots-tag': 'noindex' };

/** An answer without a body, which nobody keeps. */
export function emptyAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** 303 from a form. Its address holds what a visitor wrote: nobody keeps or indexes the answer. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return emptyAnswer(303, { location, ...NOINDEX, ...headers });
}
