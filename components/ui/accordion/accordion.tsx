import { Icon } from '@/components/ui/icon/icon';
import styles from './accordion.module.scss';

export interface AccordionItem {
  title: string;
  text: string;
}

interface Props {
  items: readonly AccordionItem[];
  /** Shared by the items, unique on the page: the browser keeps one of them open. */
  name: string;
  /** The level of the titles in the page's outline. */
  level?: 2 | 3;
  /** The item that is open at first; none when left out. */
  open?: number;
}

/**
 * Questions or terms that fold (spec §4): at most one open, a second click closes it. `<details name>` does
 * both, and the browser's search opens them, without any script.
 */
export function Accordion({ items, name, level = 3, open }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.title} name={name} open={index === open}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{item.title}</Title>
            <Icon name="down" />
          </summary>
          <p className={styles.text}>{item.text}</p>
        </details>
      ))}
    </div>
  );
}
