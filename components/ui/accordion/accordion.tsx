import { Icon } from '@/components/ui/icon/icon';
import styles from './accordion.module.scss';

interface AccordionItem {
  title: string;
  text: string;
}

interface Props {
  items: readonly AccordionItem[];
  /** Shared by the items, unique on the page: the browser keeps at most one of them open. */
  name: string;
  /** The heading level of the titles. */
  level?: 2 | 3;
  /** The item that is open at first; none when left out. */
  open?: number;
}

/**
 * Questions or terms that fold (spec §4): at most one open, a second click closes it. `<details name>` does
 * both without script, and find-in-page opens them.
 */
export function Accordion({ items, name, level = 3, open }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.list}>
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
