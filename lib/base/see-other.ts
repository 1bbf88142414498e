/**
 * 303 from a form to where it leads. The form's address holds what a visitor wrote, so nobody keeps the
 * answer or finds it in a search.
 */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
