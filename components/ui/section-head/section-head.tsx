import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Divider } from '@/components/ui/divider/divider';
import styles from './section-head.module.scss';

interface Props {
  title: string;
  /** The link to the full list; left out where the section already shows everything. */
  seeAll?: { href: string; text: string; rel?: 'nofollow' | undefined } | null;
  /** The colour of the three lines, where it differs from the background's default. */
  hue?: 'rose' | 'sulphur';
  /** Buttons beside the link, such as the arrows of a track. */
  children?: ReactNode;
}

/** Heading of a section with its link, and below both the three lines (design README, "Grid and page"). */
export function SectionHead({ title, seeAll = null, hue, children }: Props) {
  return (
    <div className={`head ${styles.head} ${hue ? styles[hue] : ''}`.trim()}>
      <h2>{title}</h2>
      {(seeAll || children) && (
        <div className={`${styles.tools} ${seeAll && children ? styles.stacked : ''}`.trim()}>
          {seeAll && (
            <a className="link" href={seeAll.href} rel={seeAll.rel}>
              {seeAll.text} <Icon name="go" className="i--s" />
            </a>
          )}
          {children}
        </div>
      )}
      <Divider />
    </div>
  );
}
