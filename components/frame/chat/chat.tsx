import { concernedFirst } from '@/lib/order/concerned';
import type { Admin } from '@/lib/settings/site';
import { ChatButton } from './chat.island';
import { greetingLink } from '@/lib/order/greeting';

/**
 * The floating chat of every page (spec §2, "Floating chat"): a round button that opens a dialog with the
 * admins (chat-dialog.tsx). Without script the button links to the general admin.
 * +
 * On a page with an order bar the button stands in the bar's left slot on phones: a <main> with `data-docked`
 * moves it there, by CSS alone and without `:has()`, which phones of 2022 lack. The bar keeps 3.25rem free at
 * its left.
 */
export function Chat({ admins, siteName }: { admins: readonly Admin[]; siteName: string }) {
  if (!isSome(admins)) return null;
  const [first] = concernedFirst(admins, null);
  return <ChatButton href={greetingLink(first, siteName)} admins={admins} siteName={siteName} />;
}

function isSome(admins: readonly Admin[]): admins is [Admin, ...Admin[]] {
  return admins.length > 0;
}
