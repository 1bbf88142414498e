/** An answer that is a status alone, to what a browser sends by itself; nobody keeps it. */
export function emptyAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
