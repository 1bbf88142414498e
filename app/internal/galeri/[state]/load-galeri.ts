import { cache } from 'react';
import type { Tile } from '@/components/galeri/galeri-page';
import { visitorMessage, whenDown, type AdminApiError } from '@/lib/admin-api/errors';
import { loadItems } from '@/lib/data';
import type { CardView } from '@/lib/entities/card';
import type { Item } from '@/lib/entities/define';
import { GALERI_KINDS, type Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { newestFirst } from '@/lib/listing/listing';
import type { PageState } from '@/lib/seo/head';
import { cardWeight, firstWithin } from '@/lib/weight';

/** The page must not grow with the catalogue. */
const MOST = 60;
const MAX_WEIGHT = 200_000;

/** The first picture of each item of a kind, newest first; the error when the list was never delivered. */
function tilesOf(kind: Kind): Promise<Tile[] | AdminApiError> {
  const { copy, toCard } = registry[kind];
  const tiles = loadItems<Item>(registry[kind]).then(({ outlines, read }) => {
    const shown = newestFirst(outlines).filter(({ pictures }) => pictures.length > 0);
    const cards: CardView[] = shown.slice(0, MOST).map((outline) => toCard(read(outline)));
    return cards.flatMap(({ href, title, picture }) =>
      picture ? [{ kind, href, title, label: copy.label, picture }] : [],
    );
  });
  return whenDown(tiles, (error) => error);
}

/** One tile of each kind in turn, so that none pushes the others out. */
function inTurn(lists: Tile[][]): Tile[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

async function load(): Promise<{ tiles: Tile[]; failure: string | null; state: PageState }> {
  const answers = await Promise.all(GALERI_KINDS.map(tilesOf));
  const lists = answers.filter((answer) => Array.isArray(answer));
  const tiles = firstWithin(inTurn(lists).slice(0, MOST), MAX_WEIGHT, cardWeight);
  if (lists.length === 0) return { tiles, failure: visitorMessage(answers[0]), state: '503' };
  return { tiles, failure: null, state: lists.length < answers.length ? 'partial' : 'ok' };
}

/** `load` once per request: the head and the page share it. */
export const loadGaleriOnce = cache(load);
