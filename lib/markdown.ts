import type { Root } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { rehypeContentModel } from './content-model';
import { allowList, htmlToText, rehypeOutsideContent, sanitizeHtml } from './html';

/** The page's title is its only h1: headings of the text start at h2. */
function remarkLowerHeadings() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === 'heading' && node.depth === 1) node.depth = 2;
  };
}

/** How Markdown of the API is read, and what becomes of it: the page of an article and the feed take the same steps. */
export const remarkPlugins: PluggableList = [remarkGfm, remarkBreaks, remarkLowerHeadings];
export const rehypePlugins: PluggableList = [
  [rehypeSanitize, allowList],
  rehypeOutsideContent,
  rehypeContentModel,
];

const renderer = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype)
  .use(rehypePlugins)
  .use(rehypeStringify)
  .freeze();

/** The marks of quotes and lists at the start of a line, beyond the tenth. */
const NESTED =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){10})(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;

/** Markdown whose quotes and lists nest at most 10 deep: the parser takes minutes for thousands of them on one line. */
export function shallow(source: string): string {
  return source.replace(NESTED, '$1');
}

/** An article of a rich-text editor: HTML from its first sign to its last, which Markdown would leave out as a whole. */
export function isHtmlArticle(source: string): boolean {
  return /^\s*<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|section|article)\b[\s\S]*>\s*$/i.test(source);
}

/**
 * The body of an article, Markdown or HTML, as the harmless HTML that its page shows (decisions.md, "Data"). '' when it holds nothing
 * visible.
 */
export function articleHtml(source: string): string {
  if (isHtmlArticle(source)) return sanitizeHtml(source);
  return htmlToText(source) ? String(renderer.processSync(shallow(source))) : '';
}
