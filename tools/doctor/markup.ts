import type { Element, Root } from 'hast';
import { isRecord, readMarkup } from '@/lib/values/fields';
import { readFirst } from '@/lib/values/tolerant-object';
import { linkedPicture } from '@/lib/addresses/storage-path';
import { allowList, htmlToText } from '@/lib/rich-text/html';
import { articleHtml, isHtmlArticle } from '@/lib/rich-text/markdown';
import { parseHtml } from '@/lib/rich-text/parse-html';
import { MAX_MARKUP } from '@/lib/values/lengths';
import { shown, type Finding } from './finding';

/** The fields with rich text, under all their names; the text of a destination may be in its overview. */
const RICH = ['overview', 'deskripsi', 'description', 'content', 'isi'];

/** Attributes that editors use for layout: the page has its own styles. */
const LOOK = new Set([
  'style',
  'className',
  'id',
  'dir',
  'align',
  'width',
  'height',
  'target',
  'rel',
  'title',
  'loading',
]);
/** Elements without meaning: they are removed and their text stays. */
const PLAIN = new Set([
  'div',
  'span',
  'font',
  'center',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'small',
  'big',
  'tfoot',
  'col',
  'colgroup',
  'caption',
]);
const TAGS = new Set(allowList.tagNames);
const STRIPPED = new Set(allowList.strip);

/**
 * The markup that is removed from an item's rich text before it is shown (product-decisions.md, "Data"):
 * elements, with their content or without; attributes with a function; links and pictures with a forbidden
 * target. Markup that editors add only for styling is not reported.
 */
export function removedMarkup(
  record: Record<string, unknown>,
  id: string | null,
  isArticle: boolean,
): Finding[] {
  for (const field of RICH) {
    const text =
      field === 'overview' ? readMarkup(readFirst(record.overview, 'deskripsi')) : readMarkup(record[field]);
    if (text === null) continue;
    const isMarkdown = isArticle && !isHtmlArticle(text);
    const removed = isMarkdown ? removedFromMarkdown(text) : removedFromHtml(text);
    const found: Finding[] = removed.length
      ? [{ problem: 'markup removed', id, field, detail: removed.join(', ') }]
      : [];
    const raw = record[field];
    const length =
      typeof raw === 'string'
        ? raw.length
        : isRecord(raw) && typeof raw.deskripsi === 'string'
          ? raw.deskripsi.length
          : 0;
    if (length > MAX_MARKUP)
      found.push({
        problem: 'text cut',
        id,
        field,
        detail: `it has ${length} signs`,
        reads: `at most ${MAX_MARKUP} signs`,
      });
    return found;
  }
  return [];
}

function removedFromHtml(text: string): string[] {
  if (!/<[a-z!/]/i.test(text)) return [];
  const tree = parseHtml(text);
  if (!tree) return ['all of it: elements nest more than 100 deep, or are more than 20,000'];
  const removed = new Map<string, number>();
  const count = (what: string) => removed.set(what, (removed.get(what) ?? 0) + 1);
  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      look(child, count);
      if (!STRIPPED.has(child.tagName)) walk(child);
    }
  };
  walk(tree);
  return said(removed);
}

function look({ tagName, properties }: Element, count: (what: string) => void): void {
  if (STRIPPED.has(tagName)) return count(`<${tagName}> with its content`);
  if (!TAGS.has(tagName) && !PLAIN.has(tagName)) count(`<${tagName}>`);
  for (const name of Object.keys(properties)) {
    const isKept = allowList.attributes?.[tagName]?.includes(name) ?? false;
    if (!isKept && !LOOK.has(name)) count(name.toLowerCase());
  }
  const { href, src } = properties;
  if (tagName === 'a' && typeof href === 'string' && leadsElsewhere(href)) count(`link to ${shown(href)}`);
  if (tagName === 'img' && linkedPicture(src) === null) count(`picture ${shown(src)}`);
}

function leadsElsewhere(href: string): boolean {
  const [, protocol] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  return protocol !== undefined && !allowList.protocols?.href?.includes(protocol.toLowerCase());
}

/** HTML within Markdown is dropped; a Markdown link to `javascript:` loses its target. */
function removedFromMarkdown(text: string): string[] {
  const removed = new Map<string, number>();
  const prose = text.replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`/g, '');
  for (const [, tag = ''] of prose.matchAll(/<([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi)) {
    const what = `<${tag.toLowerCase()}>`;
    removed.set(what, (removed.get(what) ?? 0) + 1);
  }
  const hasText = htmlToText(text) !== '';
  return [...said(removed), ...(hasText && !articleHtml(text) ? ['all of it'] : [])];
}

function said(removed: ReadonlyMap<string, number>): string[] {
  return [...removed].map(([what, times]) => (times > 1 ? `${what} ${times} times` : what));
}
