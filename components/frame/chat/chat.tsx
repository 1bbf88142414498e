import { concernedFirst } from '@/lib/order/concerned';
import type { Admin } from '@/lib/settings/site';
import { ChatButton } from './chat.island';
import { greetingLink } from '@/lib/order/greeting';

/**
 * The floating chat of every page (spec §2, "Floating chat"); without script a link to the general admin. On
 * phones it stands in the left slot of an order bar, which keeps 3.25rem free (chat.module.scss).
 */
export function Chat({ admins, siteName }: { admins: readonly Admin[]; siteName: string }) {
  if (!isSome(admins)) return null;
  const [first] = concernedFirst(admins, null);
  return <ChatButton href={greetingLink(first, siteName)} admins={admins} siteName={siteName} />;
}

function isSome(admins: readonly Admin[]): admins is [Admin, ...Admin[]] {
  return admins.length > 0;
}
