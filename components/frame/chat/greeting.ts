import type { Admin } from '@/lib/settings/site';
import { whatsappLink } from '@/lib/format/whatsapp';

const SERVICES = 'layanan Anda';

/**
 * The WhatsApp link to one admin with the greeting it opens with (spec §2, "Floating chat"): it addresses the
 * person where site.config.json names one, else the site; nobody greets a job title. `about` is what it asks
 * about.
 */
export function greetingLink(admin: Admin, siteName: string, about = SERVICES): string {
  const whom = admin.person ? `Kak ${admin.person}` : siteName;
  return whatsappLink(
    admin.phone,
    `Halo ${whom}, saya ingin bertanya tentang ${about}. Mohon dibantu. Terima kasih.`,
  );
}

/** The same link from an item's page: the greeting names the item and ends with the page's address. */
export function greetingAbout(link: string, title: string, page: string): string {
  const url = new URL(link);
  const text = url.searchParams.get('text') ?? '';
  return whatsappLink(url.pathname, `${text.replace(SERVICES, () => `"${title}"`)}\n${page}`);
}
