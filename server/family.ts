import { documents, ORDER, routes } from '@/lib/addresses/routes';
import { itemOf } from '@/lib/entities/item-path';
import { areaSlugOf } from '@/lib/kawasan/area-path';
import { OPTIMISER } from './picture-queue';

/** The family of each page that has a path of its own. */
const PAGES = new Map<string, string>([
  ...Object.entries(routes).map(([name, path]) => [path, name] as const),
  ...Object.values(documents).map((path) => [path, 'document'] as const),
  [ORDER, 'order'],
]);
const PARTS: readonly (readonly [string, string])[] = [
  ['/_next/static/', 'file'],
  ['/art/', 'file'],
  ['/storage/', 'storage'],
  ['/og/', 'preview'],
  ['/sitemap/', 'document'],
  ['/api/cari', 'search'],
  ['/api/kartu/', 'cards'],
  ['/api/', 'api'],
];

/**
 * The family of a URL, for a metric's label: always a name from a closed list. 'other' means that the site
 * has no such URL.
 */
export function familyOf(url = ''): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (path === OPTIMISER) return 'picture';
  const page = PAGES.get(path);
  if (page) return page;
  const part = PARTS.find(([begin]) => path.startsWith(begin));
  if (part) return part[1];
  const item = itemOf(path);
  if (item) return `${item.description.kind}-detail`;
  return areaSlugOf(path) === null ? 'other' : 'kawasan-detail';
}
