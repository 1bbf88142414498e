import { Accordion } from '@/components/accordion/accordion';
import faq from '@/content/fixed/faq.json';
import styles from './faq.module.scss';

/** 'Frequently Asked Questions': six fixed questions (spec §2 and §9; the texts are content/fixed/faq.json). */
export function Faq() {
  return (
    <section className={styles.block}>
      <h2 className="subhead" lang="en">
        {faq.title}
      </h2>
      <Accordion items={faq.items} name="faq" />
    </section>
  );
}
