import type { Root } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { rehypeFixNesting } from './fix-nesting';
import { allowList, htmlToText, rehypeOutsideContent, sanitizeHtml } from './html';
import { MAX_ARTICLE, rehypeWithinBudget } from '../values/page-budget';

/** The page's title is its only h1: headings of the text start at h2. */
function remarkLowerHeadings() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === 'heading' && node.depth === 1) node.depth = 2;
  };
}

/**
 * How Markdown of the API is read, and what becomes of it: the page of an article and the feed take the same
 * steps.
 */
export const remarkPlugins: PluggableList = [remarkGfm, remarkBreaks, remarkLowerHeadings];
export const rehypePlugins: PluggableList = [
  [rehypeSanitize, allowList],
  rehypeOutsideContent,
  [rehypeWithinBudget, MAX_ARTICLE],
  rehypeFixNesting,
];

const renderer = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype)
  .use(rehypePlugins)
  .use(rehypeStringify)
  .freeze();

/** What begins a quote, an item or a footnote within a line. */
const OPENING = String.raw`[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]{1,99}\]:)`;
/** Those at the start of a line, beyond the tenth. */
const NESTED = new RegExp(`^((?:${OPENING}){10})(?:${OPENING})+`, 'gm');
/** The same by indenting. */
const INDENTED = /^[ \t]{20,}/gm;

/**
 * What Markdown may take for a mark. Its parser's time grows with the square of their number: an article has
 * some hundred.
 */
const MARK = /[\n*_~`[\]<&|>=@\\]/g;
const MAX_MARKS = 2500;

/**
 * Markdown that its parser reads in reasonable time: it ends after 2500 marks, and quotes and lists nest at
 * most 10 deep.
 */
export function bounded(source: string): string {
  const flat = source.replace(INDENTED, ' '.repeat(20)).replace(NESTED, '$1');
  let left = MAX_MARKS;
  for (const { index } of flat.matchAll(MARK)) {
    if (left === 0) return flat.slice(0, index);
    left -= 1;
  }
  return flat;
}

/**
 * An article of a rich-text editor: HTML from its first sign to its last, which Markdown would leave out as a
 * whole.
 */
export function isHtmlArticle(source: string): boolean {
  return /^\s*<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|section|article)\b[\s\S]*>\s*$/i.test(source);
}

/**
 * The body of an article, Markdown or HTML, as the harmless HTML that its page shows (product-decisions.md,
 * "Data"). '' when it holds nothing visible.
 */
export function articleHtml(source: string): string {
  if (isHtmlArticle(source)) return sanitizeHtml(source, MAX_ARTICLE);
  return htmlToText(source) ? String(renderer.processSync(bounded(source))) : '';
}
