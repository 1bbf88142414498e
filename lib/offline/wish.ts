import { settings } from '../settings/settings';
import type { Wish } from './messages';

/**
 * What is kept with a page for the road; null where the operator has switched that off. `hrefs` lead to its
 * stops; one page may hold several of them.
 */
export function wishOf({ hrefs, ...page }: Omit<Wish, 'stops'> & { hrefs: readonly string[] }): Wish | null {
  if (!settings().hasOfflinePages) return null;
  const paths = hrefs.map((href) => href.replace(/#.*/, ''));
  return { ...page, stops: [...new Set(paths)].filter((path) => path !== page.page) };
}
