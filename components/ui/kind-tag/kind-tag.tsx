import '@/styles/globals.scss';
import styles from './kind-tag.module.scss';

/** An item's kind, with a half sun in the colour of its URL's first segment (design README, "Search"). */
export function KindTag({ label, href }: { label: string; href: string }) {
  return (
    <span className={styles.tag} data-section={href.split(/[/?#]/)[1]}>
      {label}
    </span>
  );
}
