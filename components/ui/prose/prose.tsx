import type { ReactNode } from 'react';
import { holdTogether } from '@/lib/format/hold-together';
import { splitLead } from '@/lib/rich-text/html';
import styles from './prose.module.scss';

interface Props {
  /** Already sanitised by the view (lib/rich-text/html.ts, sanitizeHtml). */
  html: string;
  /** Spec §2, "Fallbacks": shown when there is nothing. */
  fallback?: string;
  /** The level of the heading above: 1 is the page's, 2 a tab's. */
  below?: 1 | 2 | 3;
}

/** Lets wide content scroll, by keyboard too. Sanitised elements have no attributes to be minded. */
function withRegions(html: string): string {
  return html
    .replaceAll('<table>', '<div role="region" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre role="region" aria-label="Blok teks" tabindex="0">');
}

/** Sanitised HTML has headings from h2; shifts them to one level below the heading above. */
function withLevels(html: string, below: number): string {
  return html.replace(/(<\/?h)([2-4])(?=>)/g, (_, tag: string, level) => tag + (Number(level) + below - 1));
}

/** Running text of an item, the first short paragraph as its lead. Only this component sets inner HTML. */
export function Prose({ html, fallback = 'Deskripsi belum tersedia.', below = 2 }: Props) {
  if (!html) return <p>{fallback}</p>;
  const { lead, rest } = splitLead(html);
  return (
    <div className={styles.prose}>
      {lead ? <Lead>{holdTogether(lead)}</Lead> : null}
      <div
        className={below === 2 ? `${styles.text} ${styles.titled}` : styles.text}
        dangerouslySetInnerHTML={{ __html: withLevels(withRegions(holdTogether(rest)), below) }}
      />
    </div>
  );
}

/** Running text that is rendered rather than set: an article, whose text is larger, or a page of the site. */
export function ProseText({ isArticle = false, children }: { isArticle?: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.prose} ${styles.text} ${isArticle ? styles.article : ''}`.trim()}>
      {children}
    </div>
  );
}

/** The larger first paragraph of a text. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
