import type { Place, TouristDestinationLeaf } from 'schema-dts';
import type { AreaView, Row } from '../../kawasan/load-area';
import type { Overview } from '../../kawasan/load-overview';
import { areaHref, routes } from '../../addresses/routes';
import { AREAS, detailBreadcrumbs, pageBreadcrumbs } from '../../addresses/breadcrumbs';
import { absolute } from '../../addresses/absolute';
import { areaSharePicture } from '../share-picture';
import { breadcrumbNode } from './breadcrumb';
import type { Node } from './json-ld';
import { collectionPage, listed } from './parts';

/** The kinds that are places; trips, events and tickets only take place somewhere. */
const PLACES: Partial<Record<Row['kind'], 'TouristAttraction' | 'LodgingBusiness' | 'Restaurant'>> = {
  atraksi: 'TouristAttraction',
  akomodasi: 'LodgingBusiness',
  restoran: 'Restaurant',
};

/** The overview map: its areas in order, and its breadcrumbs. */
export function overviewNodes({ areas, state }: Overview): Node[] {
  const trail = breadcrumbNode(routes.kawasan, pageBreadcrumbs('Peta Kawasan'));
  if (state === 'failed') return [];
  const entries = listed(areas, ({ area }) => ({ url: absolute(areaHref(area.slug)), name: area.nama }));
  return [collectionPage(routes.kawasan, { title: 'Peta Kawasan' }, entries), trail];
}

/** An area with the places of its page but samples, and its breadcrumbs; nothing for one that failed. */
export function areaNodes({ area, groups, state }: AreaView): Node[] {
  if (state === 'failed') return [];
  const path = areaHref(area.slug);
  const url = absolute(path);
  const { utara, selatan, barat, timur } = area.peta;
  const places = groups.flatMap(({ rows }) => rows.flatMap((row) => placeOf(row) ?? []));
  const destination: TouristDestinationLeaf = {
    '@type': 'TouristDestination',
    '@id': `${url}#kawasan`,
    name: area.nama,
    url,
    description: area.ringkasan,
    image: absolute(areaSharePicture(area).path),
    geo: { '@type': 'GeoShape', box: `${selatan} ${barat} ${utara} ${timur}` },
    containsPlace: places.length ? places : undefined,
  };
  return [destination, breadcrumbNode(path, detailBreadcrumbs(AREAS, area.nama))];
}

function placeOf({ kind, title, href, isSample }: Row): Place | null {
  const type = PLACES[kind];
  return type && !isSample ? { '@type': type, name: title, url: absolute(href) } : null;
}
