import { LOAD_SCRIPT } from '@/lib/visits/load-script';

/**
 * Measures a share of the visits, 0 to 1. React does not escape a script's text; the page's policy names it
 * by its hash (server/content-security-policy.ts).
 */
export function Visits({ share }: { share: number }) {
  return share === 0 ? null : <script data-share={share}>{LOAD_SCRIPT}</script>;
}
