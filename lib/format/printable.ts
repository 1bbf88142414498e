import { isPlain } from './plain';

/** Control characters except tab and line break, and noncharacters: forbidden in HTML documents. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** Controls that change the text direction, even beyond the end of the text (UAX #9, explicit formatting). */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Combining marks on one letter, beyond the fourth: hundreds of them would cover the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/**
 * The text without characters that HTML and XML forbid (HTML standard, "Preprocessing the input stream");
 * lone surrogates become U+FFFD. Also removes characters that would affect the page around the text.
 */
export function printable(text: string): string {
  if (isPlain(text)) return text;
  return text.toWellFormed().replace(FORBIDDEN, '').replace(TURNING, '').replace(STACKED, '$1');
}
