import type { Metadata } from 'next';
import { NOT_KEPT_PAGE } from '../addresses/offline';
import { routes } from '../addresses/routes';
import { siteFor } from '../order/whom';
import { site } from '../settings/site';
import { pageHead } from './head';
import { pageSharePicture } from './share-picture';

/* The heads of the pages that show neither a list nor an item. */

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
    title: page > 1 ? `Cari di Bandung, Halaman ${page}` : 'Cari di Bandung',
    description: 'Cari destinasi, penginapan, kendaraan, event, tiket, kuliner, dan artikel tentang Bandung.',
    path: routes.cari,
    index: false,
  });
}

/** The head of the privacy page: `policy` is its text (content/fixed/privacy.json). */
export function privacyHead({ title, intro }: { title: string; intro: string }): Metadata {
  return pageHead({ title, description: intro, path: routes.privasi });
}
