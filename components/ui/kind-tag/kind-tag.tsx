import '@/styles/globals.scss';
import styles from './kind-tag.module.scss';

interface Props {
  label: string;
  /** The item's URL: its first segment decides the colour. */
  href: string;
}

/** An item's kind, with a half sun in its colour (design README, "Search"). */
export function KindTag({ label, href }: Props) {
  return (
    <span className={styles.tag} data-section={href.split(/[/?#]/)[1]}>
      {label}
    </span>
  );
}
