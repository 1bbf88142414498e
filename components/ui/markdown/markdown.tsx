import Markdown from 'react-markdown';
import { ProseText } from '@/components/ui/prose/prose';
import { holdTogether } from '@/lib/format/hold-together';
import { withoutNames, type FindNames } from '@/lib/rich-text/names';
import { rehypeNames } from '@/lib/rich-text/rehype-names';
import { bounded, rehypePlugins, remarkPlugins } from '@/lib/rich-text/markdown';

/** The body of an article, through the allow-list of lib/rich-text/html.ts, with place names as links. */
export function MarkdownBody({ source, find = withoutNames }: { source: string; find?: FindNames }) {
  return (
    <ProseText isArticle>
      <Markdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={[...rehypePlugins, [rehypeNames, find]]}
        components={{
          table: ({ children }) => (
            // A region that scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div role="region" aria-label="Tabel" tabIndex={0}>
              <table>{children}</table>
            </div>
          ),
          pre: ({ children }) => (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            <pre role="region" aria-label="Blok teks" tabIndex={0}>
              {children}
            </pre>
          ),
        }}
      >
        {holdTogether(bounded(source))}
      </Markdown>
    </ProseText>
  );
}
