/** A stretch of a title; `isHit` where it is what the visitor typed. */
export interface Stretch {
  text: string;
  isHit: boolean;
}

/** Words shorter than this stand in too many others to be marked by themselves. */
const MIN_WORD = 3;

/**
 * Cuts a title at every occurrence of the search text, else of one of its words, ignoring case. The stretches
 * joined give the title again.
 */
export function stretches(title: string, query: string): Stretch[] {
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
