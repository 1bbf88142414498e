import { settings } from '../settings/settings';
import type { Wish } from './messages';

interface Taken extends Omit<Wish, 'stops'> {
  /** The links to its stops; one page may hold several of them. */
  hrefs: readonly string[];
}

/** What is kept with a page for the road; null where the operator has switched that off. */
export function wishOf({ hrefs, ...page }: Taken): Wish | null {
  if (!settings().hasOfflinePages) return null;
  const paths = hrefs.map((href) => href.replace(/#.*/, ''));
  return { ...page, stops: [...new Set(paths)].filter((path) => path !== page.page) };
}
