import { detailRoutes } from '@/lib/addresses/routes';
import { topicOf } from '@/lib/order/concerned';
import { KINDS, type Kind } from '@/lib/entities/kinds';

const PATHS: Partial<Record<Kind, string>> = detailRoutes;

/**
 * The item of this page: its heading, under the page's canonical URL. Null on all other pages, and on the
 * text of a 404 or 503, which has no such URL. No props lead from a page to the chat in the frame around it.
 */
export function subjectOfPage() {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const title = document.querySelector('main h1')?.textContent;
  if (!page || !title) return null;
  const [, section, key] = new URL(page).pathname.split('/');
  const kind = key && KINDS.find((one) => PATHS[one] === `/${section}`);
  const topic = kind ? topicOf(kind) : null;
  return topic && { title, page, topic };
}
