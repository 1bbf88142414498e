import styles from './kind-tag.module.scss';

interface Props {
  label: string;
  /** The item's address: its first segment decides the colour. */
  href: string;
}

/** What an item is, with a half sun in the colour of its kind (design README, "Search"). */
export function KindTag({ label, href }: Props) {
  return (
    <span className={styles.tag} data-section={href.split(/[/?#]/)[1]}>
      {label}
    </span>
  );
}
