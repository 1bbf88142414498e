import { escapeUTF8 } from 'entities';
import { printable } from './printable';

/** The first line of every XML document here. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Any text as XML content or attribute value: markup is escaped, what XML 1.0 forbids is dropped. */
export function escapeXml(text: string): string {
  return escapeUTF8(printable(text));
}

/** `<name>text</name>` with the text escaped; '' for null or an empty text. `name` is not escaped. */
export function element(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}
