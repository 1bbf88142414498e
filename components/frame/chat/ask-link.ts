import { greetingLink } from '@/components/frame/chat/greeting';
import { siteFor } from '@/lib/data/whom';

/** The WhatsApp link to the admin who answers for all, that asks for what a search did not find. */
export function askLink(query: string): string {
  const { admins, name } = siteFor(null);
  return greetingLink(admins[0], name, `"${query}"`);
}
