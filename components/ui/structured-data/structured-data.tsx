import { toJsonLd, type Node } from '@/lib/seo/structured-data/json-ld';

/**
 * The page's only block of structured data (search-visibility.md A2). React does not escape a script's text,
 * so `toJsonLd` has; the policy needs no hash for it (server/content-security-policy.ts).
 */
export function StructuredData({ nodes }: { nodes: readonly Node[] }) {
  const json = toJsonLd(nodes);
  return json === null ? null : <script type="application/ld+json">{json}</script>;
}
