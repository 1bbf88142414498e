import { failed, missing, said } from '@/app/api/list-answers';
import { findListPage } from '@/lib/data/find-list-page';
import { readChoice } from '@/lib/data/list-choice';
import { findGaleri, galeriPage } from '@/lib/data/load-galeri';
import { cardsOf } from '@/lib/data/load-list';
import type { CardView } from '@/lib/entities/card';
import { isKind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';

/**
 * The cards of one list page, or of the gallery, for Load More: `?kategori=<slug>&page=N`, with what the list
 * is ordered and narrowed by → `{ cards, page, pages, total }`.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/kartu/[kind]'>,
): Promise<Response> {
  const { kind } = await params;
  const query = new URL(request.url).searchParams;
  const kategori = query.get('kategori') ?? 'semua';
  const page = query.get('page') ?? '1';
  const choice = readChoice(isKind(kind) ? registry[kind] : null, (name) => query.get(name));
  if (!choice || !(isKind(kind) || kind === 'galeri')) return missing();
  const found =
    kind === 'galeri'
      ? await findGaleri(kategori, page)
      : await findListPage(registry[kind], kategori, page, choice);
  if (found.state === 'absent') return missing();
  if (found.state === 'failed') return failed(found.error);
  return 'hung' in found
    ? shown(galeriPage(found))
    : shown({ ...found, cards: isKind(kind) ? await cardsOf(registry[kind], found, choice) : [] });
}

function shown({
  cards,
  page,
  pages,
  total,
}: Record<'page' | 'pages' | 'total', number> & { cards: CardView[] }) {
  return said({ cards, page, pages, total });
}
