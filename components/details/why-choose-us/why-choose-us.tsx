import { Icon } from '@/components/ui/icon/icon';
import why from '@/content/fixed/why-choose-us.json';
import type { IconName } from '@/lib/entities/card';
import styles from './why-choose-us.module.scss';

/** Four fixed points (spec §2, destination detail; the texts are content/fixed/why-choose-us.json). */
export function WhyChooseUs() {
  return (
    <section className={styles.block}>
      <h2 className="subhead" lang="en">
        {why.title}
      </h2>
      <ul className={styles.list}>
        {why.points.map((point) => (
          <li key={point.title}>
            <Icon name={point.icon as IconName} />
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
