import { visitorMessage } from '@/lib/admin-api/errors';
import { readChoice } from '@/lib/data/list-choice';
import { adminApi } from '@/lib/data/load';
import type { CardView } from '@/lib/entities/card';
import { isKind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { loadGaleri } from '@/lib/data/load-galeri';
import { findListPage } from '@/lib/data/find-list-page';
import { cardsOf } from '@/lib/data/load-list';

export const dynamic = 'force-dynamic';

/**
 * The cards of one list page, or of the gallery, for Load More: `?kategori=<slug>&page=N`, with what the list
 * is ordered and narrowed by → `{ cards, page, pages, total }`.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ kind: string }> },
): Promise<Response> {
  const { kind } = await params;
  const query = new URL(request.url).searchParams;
  const kategori = query.get('kategori') ?? 'semua';
  const page = query.get('page') ?? '1';
  const choice = readChoice(isKind(kind) ? registry[kind] : null, (name) => query.get(name));
  if (!choice) return answer({ state: '404' });
  if (kind === 'galeri') return answer(await loadGaleri(kategori, page));
  if (!isKind(kind)) return Response.json({ message: 'unknown kind' }, { status: 404 });
  const found = await findListPage(registry[kind], kategori, page, choice);
  if (found.state === 'failed') return answer({ state: '503', message: visitorMessage(found.error) });
  return answer(found.state === 'ok' ? { ...found, cards: cardsOf(registry[kind], found) } : found);
}

type Shown =
  | { cards: CardView[]; page: number; pages: number; total: number }
  | { state: '404' | 'absent' }
  | { state: '503'; message: string };

function answer(shown: Shown): Response {
  if ('message' in shown) {
    return Response.json(
      { message: shown.message },
      {
        status: 503,
        headers: { 'retry-after': String(adminApi().laterSeconds() ?? 30), 'cache-control': 'no-store' },
      },
    );
  }
  if (!('cards' in shown)) return Response.json({ message: 'no such page' }, { status: 404 });
  const { cards, page, pages, total } = shown;
  return Response.json({ cards, page, pages, total }, { headers: { 'cache-control': 'public, max-age=30' } });
}
