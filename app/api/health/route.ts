export const dynamic = 'force-dynamic';

/** Is the process alive? For the container's health check: 200 whatever the Admin API does. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
