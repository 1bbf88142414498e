import type { Metadata } from 'next';
import { NOT_KEPT_PAGE } from '../addresses/offline';
import { areaHref, readyPlanHref, routes } from '../addresses/routes';
import type { Area } from '../kawasan/areas';
import { siteFor } from '../order/whom';
import type { ReadyPlan } from '../plan/ready';
import type { PlanView } from '../plan/view';
import { site } from '../settings/site';
import { pageHead } from './head';
import { pagedTitle } from './list-head';
import { areaSharePicture, itemSharePicture, pageSharePicture } from './share-picture';

/* The headings and heads of the pages that show neither a list nor an item. */

/** The head of the home page. */
export function homeHead(): Metadata {
  return pageHead({
    title: `${site().name}: Wisata, Paket Tour, dan Kuliner`,
    description:
      'Paket tour, destinasi, penginapan, kendaraan, event, tiket, dan kuliner Bandung dalam satu tempat. Pilih tujuan, tanya harga, dan pesan lewat WhatsApp.',
    path: routes.home,
    picture: pageSharePicture('home'),
  });
}

/** The heading of /contact and the sentence below it. */
export const CONTACT_HEAD = {
  title: 'Hubungi Kami',
  intro: 'Ceritakan rencana Anda. Balasan pertama biasanya datang dalam beberapa menit.',
};

/** The head of both pages of /contact; only the one without the notice is indexed. */
export function contactHead(isIncomplete: boolean): Metadata {
  const { name, address, email, admins } = siteFor(null);
  return pageHead({
    title: CONTACT_HEAD.title,
    description: `Hubungi ${name} lewat WhatsApp, telepon ${admins[0].phone}, atau email ${email}. Kantor: ${address}.`,
    path: routes.contact,
    picture: isIncomplete ? undefined : pageSharePicture('contact'),
    index: !isIncomplete,
  });
}

/** The heading of the page for what is not kept. */
export const OFFLINE_TITLE = 'Halaman ini belum Anda bawa';

/** The head of that page, which only the service worker shows. */
export function offlineHead(): Metadata {
  return pageHead({
    title: OFFLINE_TITLE,
    description: 'Halaman ini tidak tersimpan di perangkat Anda.',
    path: NOT_KEPT_PAGE,
    index: false,
  });
}

/** The head of a page of search results, which is never indexed. */
export function searchHead(page: number): Metadata {
  return pageHead({
    title: pagedTitle('Cari di Bandung', page),
    description: 'Cari destinasi, penginapan, kendaraan, event, tiket, kuliner, dan artikel tentang Bandung.',
    path: routes.cari,
    index: false,
  });
}

/** The head of the privacy page: `policy` is its text (content/fixed/privacy.json). */
export function privacyHead({ title, intro }: { title: string; intro: string }): Metadata {
  return pageHead({ title, description: intro, path: routes.privasi });
}

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

/** The heading of a plan: the visitor's own, or that of a friend. */
export function planTitle(isSent: boolean): string {
  return isSent ? 'Rencana dari teman' : 'Rencana perjalanan';
}

/** The head of a visitor's plan, or of one that was sent. */
export function planHead(isSent: boolean): Metadata {
  return pageHead({
    title: planTitle(isSent),
    description: 'Rencana perjalanan di Bandung: tempat, hari, jarak, dan perkiraan biaya.',
    path: routes.rencana,
    index: false,
  });
}

/** The head of a ready plan, with the picture of its first stop that has a page. */
export function readyPlanHead({ title, summary, slug }: ReadyPlan, { days }: PlanView): Metadata {
  const stops = days.flatMap((day) => day.stops.map(({ stop }) => stop));
  const shown = stops.find(({ item, kind }) => item && kind !== 'restoran');
  return pageHead({
    title,
    description: `${summary} ${stops.map((stop) => stop.title).join(', ')}.`,
    path: readyPlanHref(slug),
    picture: shown?.item ? itemSharePicture(shown.kind, shown.item) : undefined,
  });
}
