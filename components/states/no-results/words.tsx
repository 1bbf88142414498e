/** The heading of what the site suggests where a search found little (product-decisions.md, "Search"). */
export const SUGGESTED = 'Mungkin maksud Anda';
/** Said of suggestions that have only some of the words. */
export const PARTIAL = 'Tidak ada yang memuat semua kata; ini yang paling dekat.';

/** The specification's words (§8, 'No search results'). */
export function NothingFound({ query }: { query: string }) {
  return <p lang="en">No results found for &quot;{query}&quot;</p>;
}
