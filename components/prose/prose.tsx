import { splitLead } from '@/lib/html';
import styles from './prose.module.scss';

interface Props {
  /** Already sanitised by the view (lib/html.ts, sanitizeHtml). */
  html: string;
  /** Spec §2, "Fallbacks": shown when there is nothing. */
  fallback: string;
}

/** Running text of an item. The only place of the project that sets HTML; its first short paragraph is the lead. */
export function Prose({ html, fallback }: Props) {
  if (!html) return <p>{fallback}</p>;
  const { lead, rest } = splitLead(html);
  return (
    <div className={styles.prose}>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: rest }} />
    </div>
  );
}
