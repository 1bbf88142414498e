import { isKind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { loadCards } from '@/lib/listing/load-list';

export const dynamic = 'force-dynamic';

/** The cards of one list page for Load More: `?kategori=<slug>&page=N` → `{ cards, page, pages, total }`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string }> },
): Promise<Response> {
  const { kind } = await params;
  const query = new URL(request.url).searchParams;
  if (!isKind(kind)) return Response.json({ message: 'unknown kind' }, { status: 404 });
  const list = await loadCards(registry[kind], query.get('kategori') ?? 'semua', query.get('page') ?? '1');
  if (list.state === 'absent') return Response.json({ message: 'no such page' }, { status: 404 });
  if (list.state === 'failed') {
    return Response.json(
      { message: list.message },
      { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } },
    );
  }
  const { items, page, pages, total } = list;
  return Response.json(
    { cards: items, page, pages, total },
    { headers: { 'cache-control': 'public, max-age=30' } },
  );
}
