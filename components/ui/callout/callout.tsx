import { Icon } from '@/components/ui/icon/icon';
import styles from './callout.module.scss';

interface Props {
  title: string;
  items: readonly string[];
  level?: 2 | 3;
}

/** A quiet panel with information to read before ordering; one line, or a list. */
export function Callout({ title, items, level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.note}>
      <Title>
        <Icon name="info" />
        {title}
      </Title>
      {items.length === 1 ? (
        <p className="small">{items[0]}</p>
      ) : (
        <ul className="small">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
