import { isPlain } from './plain';

/**
 * Control characters but tab and line break, and code points that are no characters: no HTML document may
 * hold them.
 */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/**
 * Controls that turn the direction of what follows them, beyond the text's own end (UAX #9, explicit
 * formatting).
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Marks stacked on one letter, beyond the fourth: hundreds of them would cover the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/**
 * The text without what HTML and XML forbid (HTML standard, "Preprocessing the input stream"); half
 * characters become U+FFFD. Nor does it keep what would change the page around it.
 */
export function printable(text: string): string {
  if (isPlain(text)) return text;
  return text.toWellFormed().replace(FORBIDDEN, '').replace(TURNING, '').replace(STACKED, '$1');
}
