import { noStoreJson } from '@/lib/base/no-store';
import { readiness } from '@/lib/items/readiness';

/** Whether this process should get visitors, 200 or 503, with the state of the API and of the data. */
export async function GET(): Promise<Response> {
  const report = await readiness();
  return report.ready ? noStoreJson(200, report) : noStoreJson(503, report, { 'retry-after': '10' });
}
