import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art/art';
import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
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
      <Art className={styles.art} name="ajakan" height={760} />
    </section>
  );
}

/** The end of the home page: 'Mulai Petualangan' links to the destinations (spec §2, "Home"). */
export function CallToAction() {
  return (
    <CallFrame
      title="Mulai Petualangan"
      text="Pilih tujuan, tanya harga, dan pesan lewat WhatsApp. Kami bantu dari penjemputan sampai pulang."
    >
      <a className={`btn ${styles.button}`} href={routes.destinasi}>
        Mulai Petualangan <Icon name="go" className="i-go" />
      </a>
    </CallFrame>
  );
}
