import { Accordion } from '@/components/ui/accordion/accordion';
import faq from '@/content/fixed/faq.json';
import terms from '@/content/fixed/terms.json';
import styles from './faq.module.scss';

interface Props {
  /** What the item includes; nothing where it stands for itself. */
  included?: readonly string[];
  id?: string;
}

const NOT_INCLUDED = /\b(?:belum|tanpa|tidak|opsional|tambahan)\b/i;

/** 'Frequently Asked Questions' (spec §2, §9). Insurance is 'not included' unless the item says otherwise. */
export function Faq({ included = [], id }: Props) {
  const insurance = included.filter((entry) => /asuransi/i.test(entry) && !NOT_INCLUDED.test(entry));
  const items = faq.items.map(({ title, text, textIfIncluded }) => ({
    title,
    text:
      textIfIncluded && insurance.length
        ? textIfIncluded.replace('{termasuk}', () => insurance.join(', '))
        : text,
  }));
  return (
    <section className={styles.block} id={id}>
      <h2 className="subhead" lang="en">
        {faq.title}
      </h2>
      <p>{terms.binding}</p>
      <Accordion items={items} name="faq" />
    </section>
  );
}
