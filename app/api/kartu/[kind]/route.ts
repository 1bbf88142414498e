import { failed, missing, said } from '@/app/api/list-answers';
import { findListPage } from '@/lib/data/find-list-page';
import { readChoice } from '@/lib/data/list-choice';
import { findGaleri, galeriPage, type GaleriPage } from '@/lib/data/load-galeri';
import { cardsOf } from '@/lib/data/load-list';
import type { CardView } from '@/lib/entities/card';
import { isKind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';

/** `?kategori=<slug>&page=N` and choices → the cards of a list, or of the gallery, for Load More. */
export async function GET(request: Request, { params }: RouteContext<'/api/kartu/[kind]'>) {
  const { kind } = await params;
  const query = new URL(request.url).searchParams;
  const kategori = query.get('kategori') ?? 'semua';
  const page = query.get('page') ?? '1';
  const description = isKind(kind) ? registry[kind] : null;
  const choice = readChoice(description, (name) => query.get(name));
  if (!choice || !(description || kind === 'galeri')) return missing();
  const found = description
    ? await findListPage(description, kategori, page, choice)
    : await findGaleri(kategori, page);
  if (found.state === 'absent') return missing();
  if (found.state === 'failed') return failed(found.error);
  if ('hung' in found) return shown(found, galeriPage(found).cards);
  return shown(found, description ? await cardsOf(description, found, choice) : []);
}

function shown({ page, pages, total }: Pick<GaleriPage, 'page' | 'pages' | 'total'>, cards: CardView[]) {
  return said({ cards, page, pages, total });
}
