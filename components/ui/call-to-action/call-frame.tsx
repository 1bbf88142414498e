import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art/art';
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
      <Art className={styles.art} name="ajakan" width={1600} height={760} />
    </section>
  );
}
