import { decodeKey, routes } from '../addresses/routes';

/** The slug in the path of an area's page, or null. Whether the area exists is not checked. */
export function areaSlugOf(path: string): string | null {
  const [, base, segment, ...rest] = path.split('/');
  return `/${base}` === routes.kawasan && segment && rest.length === 0 ? decodeKey(segment) : null;
}
