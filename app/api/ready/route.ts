import { readiness } from '@/lib/items/readiness';

/** Whether this process should get visitors, 200 or 503, with the state of the API and of the data. */
export async function GET(): Promise<Response> {
  const report = await readiness();
  return Response.json(report, {
    status: report.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...(report.ready ? {} : { 'retry-after': '10' }) },
  });
}
