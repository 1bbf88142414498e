import { toJsonLd, type Node } from '@/lib/seo/structured-data/json-ld';

/**
 * The page's one block of structured data, in the first HTML (search-visibility.md A2). Pages that are not
 * 200, and /cari, draw none. React writes a script's text as it stands, and `toJsonLd` has escaped it; the
 * page's policy needs no hash for it (server/content-security-policy.mjs).
 */
export function StructuredData({ nodes }: { nodes: readonly Node[] }) {
  const json = toJsonLd(nodes);
  return json === null ? null : <script type="application/ld+json">{json}</script>;
}
