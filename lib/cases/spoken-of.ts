import { areaHref, decodeKey, routes } from '../addresses/routes';
import { isKind, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { areaOf } from '../kawasan/area-of';
import { areaBySlug, areas } from '../kawasan/areas';
import { isItem } from '../search/found-kinds';
import { lexicon } from '../search/lexicon';
import { wordsOf } from '../search/words';

/** What an address without a page speaks of where it speaks of nothing that the site has. */
export const NOTHING = '-';

/**
 * The area (its slug) or the kind that an unknown path speaks of: '/wisata/lembang' of Lembang,
 * '/hotel-murah' of stays. Few answers are possible: a flood of invented addresses draws few pages.
 */
export function spokenOf(path: string): string {
  const words = wordsOf(decodeKey(path));
  // 'Bandung' alone would be every other address.
  const said = words.filter((word) => word !== 'bandung').join(' ');
  return areaOf({ place: said }, areas())?.slug ?? kindIn(words) ?? NOTHING;
}

function kindIn(words: readonly string[]): Kind | undefined {
  const terms = lexicon()(words);
  return terms.map(({ kinds: [kind] }) => kind).find((kind) => kind !== undefined && isItem(kind)) as
    Kind | undefined;
}

/** Where a family leads whose address has no page. */
const FAMILIES: Readonly<Record<string, { href: string; text: string }>> = {
  area: { href: routes.kawasan, text: 'Lihat semua kawasan' },
  gallery: { href: routes.galeri, text: 'Lihat galeri' },
  plan: { href: routes.rencana, text: 'Buka rencana Anda' },
  'ready-plan': { href: routes.rencana, text: 'Lihat rencana siap' },
};

/** The link to what is spoken of: an area, the list of a kind, or where the family of the address leads. */
export function spokenLink(family: string, name: string): { href: string; text: string } | null {
  const area = areaBySlug(name);
  if (area) return { href: areaHref(area.slug), text: `Lihat kawasan ${area.nama_pendek}` };
  if (isKind(name)) return { href: registry[name].listPath, text: `Lihat semua ${registry[name].copy.noun}` };
  return FAMILIES[family] ?? null;
}
