import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { rehypeFixNesting } from './fix-nesting';
import { allowList, htmlToText, rehypeOutsideContent, sanitizeHtml } from './html';
import { MAX_ARTICLE, rehypeAtMost } from '../values/lengths';

/** The plugins for Markdown of the API, shared by article pages and the feed. */
export const remarkPlugins: PluggableList = [remarkGfm, remarkBreaks];
export const rehypePlugins: PluggableList = [
  [rehypeSanitize, allowList],
  rehypeOutsideContent,
  [rehypeAtMost, MAX_ARTICLE],
  rehypeFixNesting,
];

const renderer = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype)
  .use(rehypePlugins)
  .use(rehypeStringify)
  .freeze();

/** The opening of a quote, an item or a footnote within a line. */
const OPENING = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]{1,99}\]:)`;
/** More than ten of them at the start of a line. */
const NESTED = new RegExp(`^((?:${OPENING}){10})(?:${OPENING})+`, 'gm');
/** The same nesting by indentation. */
const INDENTED = /^[ \t]{20,}/gm;

/**
 * Characters that Markdown may parse as marks. The parser's time grows with the square of their number; an
 * article has some hundred.
 */
const MARK = /[\n*_~`[\]<&|>=@\\]/g;
const MAX_MARKS = 2500;

/** Bounds the parser's time: 2500 marks, and 10 levels of quotes and lists. */
export function bounded(source: string): string {
  const flat = source.replace(INDENTED, ' '.repeat(20)).replace(NESTED, '$1');
  let left = MAX_MARKS;
  for (const { index } of flat.matchAll(MARK)) {
    if (left === 0) return flat.slice(0, index);
    left -= 1;
  }
  return flat;
}

/** Is it HTML of a rich-text editor, first character to last? The Markdown renderer would drop it. */
export function isHtmlArticle(source: string): boolean {
  return /^\s*<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|section|article)\b[\s\S]*>\s*$/i.test(source);
}

/** The sanitised HTML of an article's Markdown or HTML; '' when nothing visible is left. */
export function articleHtml(source: string): string {
  if (isHtmlArticle(source)) return sanitizeHtml(source, MAX_ARTICLE);
  return htmlToText(source) ? String(renderer.processSync(bounded(source))) : '';
}
