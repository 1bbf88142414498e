import { failed, missing, said } from '@/app/api/list-answers';
import { loadSheet } from '@/lib/data/load-sheet';

/** How a list can be ordered and narrowed, for the sheet of a phone: its own path and query → `SheetView`. */
export async function GET(request: Request, { params }: RouteContext<'/api/saring/[list]'>) {
  const { list } = await params;
  const found = await loadSheet(`/${list}`, new URL(request.url).search);
  if (found.state === 'absent') return missing();
  return found.state === 'failed' ? failed(found.error) : said(found.view);
}
