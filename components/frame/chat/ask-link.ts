import { greetingLink } from '@/components/frame/chat/greeting';
import { site } from '@/lib/settings/site';

/** The WhatsApp link to the first admin that asks for what a search did not find. */
export function askLink(query: string): string {
  const { admins, name } = site();
  return greetingLink(admins[0], name, `"${query}"`);
}
