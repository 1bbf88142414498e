import { decodeKey } from '../addresses/routes';
import type { Kind } from '../entities/kinds';
import { areaOf } from '../kawasan/area-of';
import { areas } from '../kawasan/areas';
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
  const kinds = lexicon()(words).flatMap(({ kinds: [kind] }) => kind ?? []);
  return kinds.find(isItem);
}
