import type { Heading, Root } from 'mdast';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import proseStyles from '@/components/prose/prose.module.scss';
import { allowList, rehypeOutsideContent } from '@/lib/html';

/** The page's title is its only h1: headings of the text start at h2. */
function remarkLowerHeadings() {
  return (tree: Root) => {
    for (const node of tree.children)
      if (node.type === 'heading' && node.depth === 1) (node as Heading).depth = 2;
  };
}

/** The body of an article: Markdown with line breaks through the allow-list of lib/html.ts (spec §2, Blog). */
export function MarkdownBody({ source }: { source: string }) {
  return (
    <div className={`${proseStyles.prose} ${proseStyles.article}`}>
      <Markdown
        remarkPlugins={[remarkGfm, remarkBreaks, remarkLowerHeadings]}
        rehypePlugins={[[rehypeSanitize, allowList], rehypeOutsideContent]}
        components={{
          table: ({ children }) => (
            // A region that scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div className={proseStyles.table} role="region" aria-label="Tabel" tabIndex={0}>
              <table>{children}</table>
            </div>
          ),
        }}
      >
        {source}
      </Markdown>
    </div>
  );
}
