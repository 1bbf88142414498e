import { splitLead } from '@/lib/html';
import styles from './prose.module.scss';

interface Props {
  /** Already sanitised by the view (lib/html.ts, sanitizeHtml). */
  html: string;
  /** Spec §2, "Fallbacks": shown when there is nothing. */
  fallback: string;
}

/** A wide table scrolls in a region of its own, which must be reachable by keyboard. Sanitised tables have no attributes. */
function withTableRegions(html: string): string {
  return html
    .replaceAll('<table>', '<div role="region" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Running text of an item. The only place of the project that sets HTML; its first short paragraph is the lead. */
export function Prose({ html, fallback }: Props) {
  if (!html) return <p>{fallback}</p>;
  const { lead, rest } = splitLead(html);
  return (
    <div className={styles.prose}>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: withTableRegions(rest) }} />
    </div>
  );
}
