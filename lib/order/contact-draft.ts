import { routes } from '../addresses/routes';
import { whatsappLink } from './whatsapp';

/* The contact form's rules (spec §5), for its browser and for the route that takes it without script. */

/** The form's action without script. */
export const CONTACT_SEND = `${routes.contact}/kirim`;

/** The notice that a form was not complete: its id, and the last segment of the URL that shows it. */
export const INCOMPLETE = 'belum-lengkap';

/** Where an incomplete form leads without script: a page of its own, so that both can be cached. */
export const CONTACT_INCOMPLETE = `${routes.contact}/${INCOMPLETE}#${INCOMPLETE}`;

export const FIELDS = ['name', 'email', 'phone', 'destination', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Draft = Record<Field, string>;
export type DraftErrors = Partial<Record<Field, string>>;

const MISSING: Draft = {
  name: 'Masukkan nama lengkap Anda',
  email: 'Masukkan alamat email Anda',
  phone: 'Masukkan nomor telepon Anda',
  destination: 'Masukkan destinasi impian Anda',
  message: 'Ceritakan rencana perjalanan Anda',
};

/** The pattern that browsers accept in an email field (HTML standard), so that both ways of sending agree. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The five texts, trimmed, with plain line breaks; `get` gives the value of a field or null. */
export function readDraft(get: (field: Field) => string | null): Draft {
  const text = (field: Field) => (get(field) ?? '').replace(/\r\n?/g, '\n').trim();
  return Object.fromEntries(FIELDS.map((field) => [field, text(field)])) as Draft;
}

/** The errors by field: all five are required, the email must look like one (spec §5). */
export function checkDraft(draft: Draft): DraftErrors {
  const errors: DraftErrors = {};
  for (const field of FIELDS) if (!draft[field]) errors[field] = MISSING[field];
  if (draft.email && !EMAIL.test(draft.email)) errors.email = 'Masukkan alamat email yang lengkap';
  return errors;
}

/** The WhatsApp chat that the form opens (spec §5: name, email, phone, dream destination and travel plan). */
export function draftLink(siteName: string, phone: string, draft: Draft): string {
  const lines = [
    `Halo ${siteName}, saya ingin merencanakan perjalanan ke Bandung.`,
    '',
    `Nama: ${draft.name}`,
    `Email: ${draft.email}`,
    `Nomor telepon: ${draft.phone}`,
    `Destinasi impian: ${draft.destination}`,
    `Rencana perjalanan: ${draft.message}`,
  ];
  return whatsappLink(phone, lines.join('\n'));
}
