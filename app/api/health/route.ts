/** Liveness, for the container's health check: 200 whatever the state of the Admin API. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
