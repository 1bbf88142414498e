import { isPlain } from './plain';

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** The first `count` graphemes of a text without line breaks. */
function firstGraphemes(text: string, count: number): string[] {
  if (isPlain(text)) return text.slice(0, count).split('');
  const found: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    if (found.length === count) break;
    found.push(segment);
  }
  return found;
}

/**
 * Shortens text to at most `limit` graphemes at a word boundary. A shortened text ends in '…', which counts.
 * No grapheme may be longer than 16 code units. White space is collapsed. Spec §1: descriptions are cut to
 * 160 characters.
 */
export function excerpt(text: string, limit: number): string {
  const most = limit * 16;
  const clean = text.replace(/\s+/g, ' ').trim();
  const all = firstGraphemes(clean.slice(0, most), limit + 1);
  if (all.length <= limit && clean.length <= most) return clean;
  // The last grapheme may have been cut in half.
  const cut = all.slice(0, Math.min(limit, all.length) - 1).join('');
  const atWord = /\s/.test(all[limit - 1] ?? ' ') ? cut : cut.replace(/\s+\S*$/, '');
  return `${(atWord || cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
