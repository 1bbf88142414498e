import type { ComponentProps } from 'react';
import styles from './soft-link.module.scss';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** A rising sun after its words while the page behind it is on its way (spec §2, "spinner while loading"). */
  sun?: boolean;
  /** The page stays where it is scrolled to. */
  still?: boolean;
}

/**
 * A link to another page of the site: an ordinary one, which `SoftLinks` follows without loading the document anew. Nothing is
 * fetched before it is pressed.
 */
export function SoftLink({ sun = false, still = false, children, ...link }: Props) {
  return (
    <a data-soft={still ? 'still' : ''} {...link}>
      {children}
      {sun && <span className={styles.sun} />}
    </a>
  );
}
