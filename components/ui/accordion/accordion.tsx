import { Icon } from '@/components/ui/icon/icon';
import styles from './accordion.module.scss';

interface Props {
  items: readonly { title: string; text: string }[];
  /** Shared by the items, unique on the page: the browser keeps at most one of them open. */
  name: string;
  /** The item that is open at first; none when left out. */
  open?: number;
}

/** Questions or terms that fold (spec §4): `<details name>` keeps one open without script. */
export function Accordion({ items, name, open }: Props) {
  return (
    <div className={styles.list}>
      {items.map((item, index) => (
        <details key={item.title} name={name} open={index === open}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{item.title}</h3>
            <Icon name="down" />
          </summary>
          <p className={styles.text}>{item.text}</p>
        </details>
      ))}
    </div>
  );
}
