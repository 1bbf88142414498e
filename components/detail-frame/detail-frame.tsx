import type { ReactNode } from 'react';
import { BackLink } from '@/components/back-link/back-link';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { QuickFacts, type QuickFact } from '@/components/quick-facts/quick-facts';
import { routes } from '@/lib/routes';
import styles from './detail-frame.module.scss';

interface Props {
  /** The list that the item belongs to: back link and trail. */
  list: { label: string; href: string };
  title: string;
  gallery: ReactNode;
  /** Short words over the title: category, place. Empty ones and repetitions are left out. */
  kicker: readonly (string | null)[];
  facts: readonly QuickFact[];
  /** What decides and is no fact of the list: shown before the tabs. */
  essentials?: ReactNode;
  /** Tabs and the blocks below them. */
  children: ReactNode;
  /** Price card, notes, map. */
  aside: ReactNode;
  orderBar: ReactNode;
}

/** The frame of every detail page; it knows no kind (design README, "Mockup → screens"). */
export function DetailFrame(props: Props) {
  const kicker = [...new Set(props.kicker.filter(Boolean))];
  return (
    <div className="wrap">
      <div className={styles.top}>
        <BackLink href={props.list.href} label={props.list.label} />
        <Breadcrumbs items={[{ label: 'Beranda', href: routes.home }, props.list, { label: props.title }]} />
      </div>
      <div className={styles.detail}>
        <div className={styles.main}>
          {props.gallery}
          <header className={styles.header}>
            {kicker.length ? (
              <p className={styles.kicker}>
                {kicker.map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </p>
            ) : null}
            <h1>{props.title}</h1>
            <QuickFacts items={props.facts} />
            {props.essentials}
          </header>
          {props.children}
        </div>
        <aside className={styles.side} aria-label="Harga dan pemesanan">
          {props.aside}
        </aside>
      </div>
      {props.orderBar}
    </div>
  );
}
