import { routes } from '@/lib/addresses/routes';
import styles from './logo.module.scss';

/** The word mark: the sun over the rim and the name, a link to the home page (spec §2, "Navigation bar"). */
export function Logo() {
  return (
    <a className={styles.logo} href={routes.home} aria-label="Jelajahi Bandung, beranda">
      {/* eslint-disable-next-line @next/next/no-img-element -- an SVG of 0.7 kB needs no optimizer */}
      <img src="/art/logo.svg" alt="" width={38} height={38} />
      <b>
        <small>Jelajahi</small> Bandung
      </b>
    </a>
  );
}
