import { Expandable } from '@/components/expandable/expandable.island';
import { Icon } from '@/components/icon/icon';
import styles from './address.module.scss';

/** Spec §9: an address longer than this is cut until 'lihat lebih lanjut'. */
const LIMIT = 10;

/** The address of a food or restaurant; `title` names it for screen readers. Draws nothing when it is unknown. */
export function Address({ text, title }: { text: string | null; title: string }) {
  if (!text) return null;
  return (
    <p className={styles.address}>
      <Icon name="pin" />
      <Expandable text={text} limit={LIMIT} of={`alamat ${title}`} />
    </p>
  );
}
