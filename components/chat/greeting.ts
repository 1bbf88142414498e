import type { Admin } from '@/lib/site';
import { whatsappLink } from '@/lib/whatsapp';

/** The WhatsApp link to one admin with the greeting it opens with (spec §2, "Floating chat"). */
export function greetingLink(admin: Admin): string {
  return whatsappLink(
    admin.phone,
    `Halo ${admin.name} Jelajahi Bandung, saya ingin bertanya tentang layanan Anda. Mohon dibantu. Terima kasih.`,
  );
}
