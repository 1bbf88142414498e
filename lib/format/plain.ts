const PLAIN = /^[\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;

/**
 * Is this Latin text with common punctuation: every code unit printable and a grapheme of its own, except for
 * CRLF? Nearly all text is, and checking graphemes and Unicode properties takes ten to a hundred times as
 * long.
 */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}
