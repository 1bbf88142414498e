/** Keeps an answer out of search engines. */
export const NOINDEX = { 'x-robots-tag': 'noindex' };

/** An answer that no cache stores: a status alone, or with a text. */
export function noStore(
  status: number,
  headers: Record<string, string> = {},
  text: string | null = null,
): Response {
  return new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The same as JSON. */
export function noStoreJson(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** 303 from a form. Its address holds what a visitor wrote: nobody keeps or indexes the answer. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return noStore(303, { location, ...NOINDEX, ...headers });
}
