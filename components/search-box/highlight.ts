/** A stretch of a title; `isHit` where it is what the visitor typed. */
export interface Stretch {
  text: string;
  isHit: boolean;
}

/** Cuts a title at every occurrence of the search text, ignoring case. The stretches joined give the title again. */
export function stretches(title: string, query: string): Stretch[] {
  const wanted = query.trim();
  if (!wanted) return [{ text: title, isHit: false }];
  const pattern = new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu');
  return title
    .split(pattern)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}
