const PLAIN = /^[\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;

/**
 * Is this Latin text with its usual signs: every code unit printable and, but for a line break of two, a
 * grapheme of its own? Nearly all text is, and what looks at graphemes and properties of Unicode takes ten to
 * a hundred times as long.
 */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}
