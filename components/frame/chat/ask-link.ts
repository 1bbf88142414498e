import { greetingLink } from '@/components/frame/chat/greeting';
import { siteFor } from '@/lib/data/whom';

/** The WhatsApp link to the general admin that asks about a search without results. */
export function askLink(query: string): string {
  const { admins, name } = siteFor(null);
  return greetingLink(admins[0], name, `"${query}"`);
}
