/**
 * Splits a text longer than `limit` characters in the visible start and the rest (spec §9); null for a
 * shorter one. Prefers to cut at the last space of the final fifth, and leaves no punctuation before the '…'.
 */
export function cutText(text: string, limit: number): [start: string, rest: string] | null {
  const characters = Array.from(text);
  if (characters.length <= limit) return null;
  const start = characters.slice(0, limit).join('');
  const space = characters[limit] === ' ' ? start.length : start.lastIndexOf(' ');
  const shown = (space > start.length * 0.8 ? start.slice(0, space) : start).replace(/[\s,;:.–-]+$/, '');
  return [shown, text.slice(shown.length)];
}
