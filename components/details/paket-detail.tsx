import { Accordion } from '@/components/ui/accordion/accordion';
import { Faq } from '@/components/details/faq/faq';
import { TripPage, type TripProps } from '@/components/details/trip-page';
import terms from '@/content/fixed/terms.json';
import { paket } from '@/lib/entities/paket/paket';
import styles from './trip-page.module.scss';

/** The page of a tour package (spec §2, "Tour package detail"): the terms stand in its last tab. */
export function PaketDetail(props: TripProps) {
  return (
    <TripPage {...props} description={paket} lastTab={<Terms />}>
      <Faq included={props.item.included} />
    </TripPage>
  );
}

/**
 * 'Syarat dan Ketentuan': one open at a time (spec §2, §9 "Package terms"). They contradict each other, so
 * the line above them says what binds (product-decisions.md, "Fixed content").
 */
function Terms() {
  return (
    <section className={styles.terms}>
      <h2 className="subhead">{terms.title}</h2>
      <p>{terms.binding}</p>
      <Accordion items={terms.items} name="syarat" open={0} />
    </section>
  );
}
