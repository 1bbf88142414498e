import { checkDraft, CONTACT_INCOMPLETE, draftLink, readDraft } from '@/lib/order/contact-draft';
import { seeOther } from '@/lib/base/no-store';
import { siteFor } from '@/lib/order/whom';

/**
 * The contact form without script (product-decisions.md, "Ordering"): 303 to WhatsApp with the message, or
 * back where a field is missing or wrong.
 */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const draft = readDraft((field) => query.get(field));
  const isComplete = Object.keys(checkDraft(draft)).length === 0;
  const { name, admins } = siteFor(null);
  return seeOther(isComplete ? draftLink(name, admins[0].phone, draft) : CONTACT_INCOMPLETE);
}
