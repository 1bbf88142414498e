const WORD = /[\p{L}\p{N}]+/gu;

/** 'bukanya' means 'buka'; 'hanya' and 'tanya' are words of their own. */
const CLITIC = /(?<=\p{L}{4})nya$/u;

/**
 * The words of a text in their order, in the one spelling that texts and searches are compared in: without
 * case and accents, 'Djuanda' as 'juanda', 'Tjihampelas' as 'cihampelas', 'Doeloe' as 'dulu', 'villa' as
 * 'vila', 'parkirnya' as 'parkir'.
 */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? []).map(folded);
}

function folded(word: string): string {
  return word
    .replaceAll('dj', 'j')
    .replaceAll('tj', 'c')
    .replaceAll('oe', 'u')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(CLITIC, '');
}
