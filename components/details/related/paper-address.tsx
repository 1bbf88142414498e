import styles from './paper-address.module.scss';

/** The page's own address at its end, on paper only: the way back to where it was printed from. */
export function PaperAddress({ address }: { address: string }) {
  return <p className={styles.address}>{address}</p>;
}
