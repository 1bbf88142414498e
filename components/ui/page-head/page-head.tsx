import type { ReactNode } from 'react';
import styles from './page-head.module.scss';

export interface PageHeadProps {
  title: string;
  intro: string;
  /** Base name in public/art, 'paralayang-strip': AVIF and WebP, 1200 × 560, and '…-800.avif' for phones. */
  art: string;
  trail?: ReactNode;
  children?: ReactNode;
}

/** The head of a list: h1, one sentence and a picture (design README, "Page head"). */
export function PageHead({ title, intro, art, trail, children }: PageHeadProps) {
  return (
    <section className={`on-deep ${styles.strip}`}>
      <picture className={styles.picture}>
        <source
          type="image/avif"
          srcSet={`/art/${art}-800.avif 800w, /art/${art}.avif 1200w`}
          sizes="(min-width: 48rem) 55vw, 100vw"
        />
        <img src={`/art/${art}.webp`} width={1200} height={560} alt="" fetchPriority="high" />
      </picture>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          {trail}
          <h1>{title}</h1>
          <p>{intro}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
