import { unkeptJson } from '@/lib/base/unkept';
import { readiness } from '@/lib/items/readiness';

/** Whether this process should get visitors, 200 or 503, with the state of the API and of the data. */
export async function GET(): Promise<Response> {
  const report = await readiness();
  return report.ready ? unkeptJson(200, report) : unkeptJson(503, report, { 'retry-after': '10' });
}
