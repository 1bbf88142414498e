import { whatsappLink } from '../format/whatsapp';
import type { Admin } from '../settings/site';

const SERVICES = 'layanan Anda';

/**
 * The WhatsApp link to one admin with a pre-filled greeting (spec §2, "Floating chat"): it addresses the
 * person where site.config.json names one, else the site, because nobody greets a job title. `about` is the
 * subject of the question.
 */
export function greetingLink(admin: Admin, siteName: string, about = SERVICES): string {
  const whom = admin.person ? `Kak ${admin.person}` : siteName;
  return whatsappLink(
    admin.phone,
    `Halo ${whom}, saya ingin bertanya tentang ${about}. Mohon dibantu. Terima kasih.`,
  );
}

/** The same link from an item's page: the greeting names the item and ends with the page's URL. */
export function greetingAbout(link: string, title: string, page: string): string {
  const url = new URL(link);
  const text = url.searchParams.get('text') ?? '';
  return whatsappLink(url.pathname, `${text.replace(SERVICES, () => `"${title}"`)}\n${page}`);
}
