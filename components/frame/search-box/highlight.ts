/** Shorter words occur inside too many others to be highlighted by themselves. */
const MIN_WORD = 3;

/** Splits a title at every occurrence of the search text, else of one of its words, ignoring case. */
export function stretches(title: string, query: string): { text: string; isHit: boolean }[] {
  const wanted = query.trim();
  if (!wanted) return [{ text: title, isHit: false }];
  const words = wanted.split(/\s+/).filter((word) => word.length >= MIN_WORD);
  const pattern = new RegExp(`(${[wanted, ...words].map(literal).join('|')})`, 'giu');
  return title
    .split(pattern)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
