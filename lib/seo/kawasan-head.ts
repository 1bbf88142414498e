import type { Metadata } from 'next';
import { areaHref, routes } from '../addresses/routes';
import type { Area } from '../kawasan/areas';
import { pageHead } from './head';
import { areaSharePicture, pageSharePicture } from './share-picture';

/** The heading of the overview map and the sentence below it. */
export const OVERVIEW_HEAD = {
  title: 'Peta Kawasan',
  intro:
    'Kawasan di satu cekungan, dari Alun-Alun (710 mdpl) sampai puncak Patuha (2.434 mdpl). Ketuk angka untuk membuka petanya.',
};

/** The head of the overview map. */
export function overviewHead(areas: readonly Area[]): Metadata {
  return pageHead({
    title: 'Peta Kawasan Bandung Raya',
    description: `${OVERVIEW_HEAD.intro} ${areas.map(({ nama }) => nama).join(', ')}.`,
    path: routes.kawasan,
    picture: pageSharePicture('kawasan'),
  });
}

/** The head of an area. */
export function areaHead(area: Area): Metadata {
  return pageHead({
    title: `${area.nama}: Peta, Tempat, dan Jarak`,
    description: area.ringkasan,
    path: areaHref(area.slug),
    picture: areaSharePicture(area),
  });
}
