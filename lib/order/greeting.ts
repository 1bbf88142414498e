import { whatsappLink } from './whatsapp';
import type { Admin } from '../settings/site';

/**
 * The WhatsApp link to one admin with a pre-filled greeting (spec §2, "Floating chat"): it addresses the
 * person where site.config.json names one, else the site, because nobody greets a job title. `about` is the
 * subject of the question, `page` the URL that the greeting ends with.
 */
export function greetingLink(admin: Admin, siteName: string, about = 'layanan Anda', page?: string): string {
  const whom = admin.person ? `Kak ${admin.person}` : siteName;
  const text = `Halo ${whom}, saya ingin bertanya tentang ${about}. Mohon dibantu. Terima kasih.`;
  return whatsappLink(admin.phone, page ? `${text}\n${page}` : text);
}
