import { documents } from '@/lib/addresses/routes';
import styles from './feed-link.module.scss';

/** The link to the blog's feed (product-decisions.md, "Heads and structured data"). */
export function FeedLink() {
  return (
    <a className={`small ${styles.link}`} href={documents.feed} type="application/rss+xml">
      Langganan RSS
    </a>
  );
}
