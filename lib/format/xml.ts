import { printable } from './printable';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The first line of every XML document here. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text that needs no escaping, as nearly every URL: a sitemap has hundreds of thousands. */
const AS_IT_IS = /^[\w\-./:?=%+~ ]*$/;

/**
 * Any text as XML content or attribute value: markup is escaped, characters that XML 1.0 forbids are dropped.
 */
export function escapeXml(text: string): string {
  if (AS_IT_IS.test(text)) return text;
  return printable(text).replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}

/** `<name>text</name>` with the text escaped; '' for null or an empty text. `name` is not escaped. */
export function element(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}
