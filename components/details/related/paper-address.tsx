import styles from './paper-address.module.scss';

/** The page's own URL at its end, only in print: leads back from the paper to the page. */
export function PaperAddress({ address }: { address: string }) {
  return <p className={styles.address}>{address}</p>;
}
