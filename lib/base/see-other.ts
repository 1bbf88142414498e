/** 303 from a form. Its address holds what a visitor wrote: nobody keeps or indexes the answer. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
