import { greetingLink } from './greeting';
import { siteFor } from './whom';

/** The WhatsApp link to the general admin that asks about a search without results. */
export function askLink(query: string): string {
  const { admins, name } = siteFor(null);
  return greetingLink(admins[0], name, `"${query}"`);
}
