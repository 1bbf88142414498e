import type { ReactNode } from 'react';
import styles from './call-to-action.module.scss';

/** The sulphur panel that ends a page: a large heading, a sentence and its buttons under the rising sun. */
export function CallFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.call}>
      <div className={`wrap ${styles.text}`}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      {/* eslint-disable-next-line @next/next/no-img-element -- an ornament that needs no optimizer */}
      <img
        className={`art ${styles.art}`}
        src="/art/ajakan.svg"
        width={1600}
        height={760}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
