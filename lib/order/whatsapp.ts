/**
 * A WhatsApp link that works everywhere: https://wa.me/<digits>?text=<percent-encoded> (product-decisions.md,
 * "Ordering"). `phone` may contain spaces, dashes and +. `text` is kept unchanged, except that a lone
 * surrogate becomes U+FFFD.
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** tel:+6280… for a number as written in the operator's file. */
export function telLink(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`;
}
