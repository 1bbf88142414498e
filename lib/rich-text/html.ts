import { decodeHTML } from 'entities';
import type { Element, Root, RootContent } from 'hast';
import { Tokenizer, TokenizerMode } from 'parse5';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { rehypeFixNesting } from './fix-nesting';
import { linkedPicture } from '../addresses/storage-path';
import { printable } from '../format/printable';
import { parseHtml } from './parse-html';
import { MAX_MARKUP, MAX_RICH, rehypeAtMost, truncate } from '../values/lengths';

const MAX_DEPTH = 24;

/** Elements whose content is invisible or unsafe: they are removed with their content. */
const UNSEEN = 'script style template svg math iframe object noscript title textarea select'.split(' ');
const TAGS = (
  'p br hr h1 h2 h3 h4 ul ol li strong b em i u s del sub sup blockquote code pre a img figure figcaption ' +
  'table thead tbody tr th td'
).split(' ');

/** The content allowed in HTML and Markdown from the API (product-decisions.md, "Data"): no code. */
export const allowList: Options = {
  tagNames: TAGS,
  attributes: { a: ['href'], img: ['src', 'alt'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: UNSEEN,
  ancestors: {},
  clobber: [],
};

/**
 * Marks external links as such. Pictures come from the provider's storage or are removed, and load lazily.
 * Elements deeper than MAX_DEPTH lose their children.
 */
export function rehypeOutsideContent() {
  return (tree: Root) => {
    const walk = (node: Root | Element, depth: number) => {
      node.children = depth > MAX_DEPTH ? [] : node.children.filter(keep as (child: RootContent) => boolean);
      for (const child of node.children) if (child.type === 'element') walk(child, depth + 1);
    };
    walk(tree, 0);
  };
}

function keep(child: RootContent): boolean {
  if (child.type !== 'element') return true;
  if (child.tagName === 'a') {
    const href = validHref(child.properties.href);
    child.properties = href ? { href, rel: ['nofollow', 'ugc', 'noopener'] } : {};
  }
  if (child.tagName === 'td' || child.tagName === 'th')
    child.properties = Object.fromEntries(
      Object.entries(child.properties).filter(([, span]) => isSpan(span)),
    );
  if (child.tagName !== 'img') return true;
  const src = linkedPicture(child.properties.src);
  child.properties = { src: src ?? '', alt: String(child.properties.alt ?? ''), loading: 'lazy' };
  return src !== null;
}

/** Larger spans could turn a little text into a grid of millions of cells. */
const isSpan = (value: unknown) => Number.isInteger(value) && Number(value) > 1 && Number(value) <= 12;

const MAX_HREF = 2000;

/** What a valid URL encodes (URL standard, "Valid URL string") and the URL parser does not. */
const UNENCODED = /[\s"<>[\\\]^`{|}]|%(?![0-9a-f]{2})/gi;

/**
 * Returns a valid URL. Null for an empty or invalid one, and for a fragment of the page, since ids in outside
 * content are removed.
 */
function validHref(value: unknown): string | null {
  const here = 'http://sendiri.invalid';
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text || text.length > MAX_HREF || text.startsWith('#') || !URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  // 'https://bank.id@jahat.id/' leads to jahat.id.
  if (url.username || url.password) return null;
  return (url.origin === here ? url.href.slice(here.length) : url.href).replace(
    UNENCODED,
    encodeURIComponent,
  );
}

const cleaner = unified().use(rehypeSanitize, allowList).use(rehypeOutsideContent).freeze();
const finisher = unified().use(rehypeFixNesting).use(rehypeStringify).freeze();

/**
 * Sanitises HTML of the API: only the tags, attributes and protocols of the allow-list survive. Text without
 * any tag becomes paragraphs, split at its empty lines; so does HTML that nests too deep. The result is
 * cut at `most` characters. Returns '' for null and when nothing visible is left. Never throws.
 */
export function sanitizeHtml(html: string | null, most = MAX_RICH): string {
  if (!html) return '';
  const source = html.slice(0, MAX_MARKUP);
  if (!/<[a-z!/]/i.test(source)) return paragraphs(decodeHTML(source), most);
  const parsed = parseHtml(source);
  if (!parsed) return paragraphs(htmlToText(source), most);
  const tree = cleaner.runSync(parsed) as Root;
  rehypeAtMost(most)(tree);
  const clean = finisher.stringify(finisher.runSync(tree) as Root);
  return clean.includes('<img ') || htmlToText(clean) ? clean : '';
}

function paragraphs(text: string, most: number): string {
  return truncate(printable(text), most)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Inline tags do not separate words ('<b>pagi</b>.' is 'pagi.'). */
const INLINE = new Set('a b code del em i mark s small span strong sub sup u'.split(' '));

/**
 * The visible text of HTML on one line, for descriptions and cards. Uses only the parser's tokenizer, which
 * builds no tree, so that nesting costs nothing beyond its length.
 */
export function htmlToText(html: string): string {
  let text = '';
  let unseen: string | null = null;
  const read = ({ chars }: { chars: string }) => {
    if (!unseen) text += chars;
  };
  const part = ({ tagName }: { tagName: string }) => {
    if (!INLINE.has(tagName)) text += ' ';
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (tag) => {
        part(tag);
        if (!unseen && !tag.selfClosing && UNSEEN.includes(tag.tagName)) unseen = tag.tagName;
        if (tag.tagName === 'script' || tag.tagName === 'style') tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag: (tag) => {
        part(tag);
        if (tag.tagName === unseen) unseen = null;
      },
      onCharacter: read,
      onWhitespaceCharacter: read,
      onNullCharacter: () => undefined,
      onComment: () => void (text += ' '),
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(html.slice(0, MAX_MARKUP), true);
  return printable(text).replace(/\s+/g, ' ').trim();
}

/** The words of Markdown for the search: keeps its marks, drops the URLs of its links. */
export function markdownToText(markdown: string): string {
  // Excludes a nested opening bracket: from each one, the text would be scanned to its end again.
  return markdown.replace(/\]\([^()]*\)/g, ' ');
}

/** Splits sanitised HTML into its first paragraph, the lead of an overview, and the rest. */
export function splitLead(html: string): { lead: string; rest: string } {
  const match = /^\s*<p>([\s\S]*?)<\/p>/.exec(html);
  const lead = match ? htmlToText(match[1] ?? '') : '';
  return match && lead && lead.length <= 320
    ? { lead, rest: html.slice(match[0].length) }
    : { lead: '', rest: html };
}
