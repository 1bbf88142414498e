import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { Hill } from './hill';
import styles from './hero.module.scss';

const DESK = '(min-width: 64rem)';
const WIDE = '(min-width: 40rem)';

/** The first screen of the home page (spec §2, "Home"). */
export function Hero() {
  return (
    <section className={`on-deep ${styles.hero}`}>
      <div className={styles.stage}>
        <picture>
          <source media={DESK} type="image/avif" srcSet="/art/hero-1920.avif" width={1920} height={860} />
          <source media={DESK} type="image/webp" srcSet="/art/hero-1920.webp" width={1920} height={860} />
          <source media={WIDE} type="image/avif" srcSet="/art/hero-1024.avif" width={1024} height={720} />
          <source media={WIDE} type="image/webp" srcSet="/art/hero-1024.webp" width={1024} height={720} />
          <source type="image/avif" srcSet="/art/hero-640.avif" width={640} height={720} />
          <img
            className={styles.picture}
            src="/art/hero-640.webp"
            width={640}
            height={720}
            fetchPriority="high"
            alt="Matahari terbit di balik Tangkuban Parahu, Kota Bandung di cekungan berkabut, kebun teh di depan"
          />
        </picture>
        <h1 className={styles.title}>
          <span className={styles.over}>Jelajahi</span> <span className={styles.word}>Bandung</span>
        </h1>
        <Hill className={styles.hill} />
      </div>
      <div className={`wrap ${styles.band}`}>
        <p className={styles.tagline}>
          Kota Kembang di cekungan pegunungan: alam yang sejuk, budaya yang hidup, dan kuliner yang selalu
          dirindukan.
        </p>
        <a className="btn btn--sun" href={routes.destinasi}>
          Jelajahi Sekarang <Icon name="go" className="i-go" />
        </a>
        <ul className={styles.list}>
          <li>
            <Icon name="peak" />
            Wisata Alam
          </li>
          <li>
            <Icon name="camera" />
            Spot Foto
          </li>
          <li>
            <Icon name="compass" />
            Lokasi Strategis
          </li>
        </ul>
      </div>
    </section>
  );
}
