/** Control characters but tab and line break, and code points that are no characters: no HTML document may hold them. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** The text without what HTML and XML forbid (HTML standard, "Preprocessing the input stream"); half characters become U+FFFD. */
export function printable(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}
