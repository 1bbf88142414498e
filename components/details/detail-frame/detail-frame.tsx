import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link/back-link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { QuickFacts, type QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { CategoryLink } from '@/components/details/related/category-link';
import { PaperAddress } from '@/components/details/related/paper-address';
import { Related } from '@/components/details/related/related';
import { OrderScope } from '@/components/details/order-scope/order-scope.island';
import type { AnyKind } from '@/lib/entities/registry';
import type { Related as RelatedView } from '@/lib/data/related';
import { detailBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { calendarEntry } from '@/lib/data/calendar-entry';
import { SAMPLE } from '@/lib/entities/card';
import { OVER } from '@/lib/entities/days';
import type { Item } from '@/lib/entities/define';
import { itemHref } from '@/lib/addresses/routes';
import { CalendarLinks } from '@/components/details/calendar-links/calendar-links';
import { ActionRow } from '@/components/ui/action-panel/action-row';
import { KeepButton } from '@/components/ui/keep-button/keep-button';
import { Share } from '@/components/ui/share/share';
import { planNameOf } from '@/lib/plan/codes';
import styles from './detail-frame.module.scss';

interface Props {
  /** The item's kind: back link and breadcrumbs lead to its list. */
  description: AnyKind;
  item: Item;
  gallery: ReactNode;
  /**
   * Short words over the title: category, place. Empty ones and repetitions are left out; the category links
   * to its page.
   */
  kicker: readonly (string | null)[];
  facts: readonly QuickFact[];
  /** What a visitor asks first of a place: before the pictures. */
  answers?: ReactNode;
  /** Decisive information that is not one of the short facts: shown before the tabs. */
  essentials?: ReactNode;
  /** Tabs and the blocks below them. */
  children: ReactNode;
  /** Price card, notes, map. */
  aside: ReactNode;
  orderBar: ReactNode;
  /** Related items at the end of the page. */
  related?: RelatedView | undefined;
}

/** The frame of every detail page; the slots hold what differs by kind. */
export function DetailFrame(props: Props) {
  const { description, item, related } = props;
  // Of an event its date is asked for first, which is a fact.
  const isPlace = Boolean(props.answers) && description.kind !== 'event';
  return (
    <OrderScope>
      <div className="wrap">
        <DetailTop description={description} title={item.title} />
        <div className={styles.detail}>
          <div className={isPlace ? `${styles.main} ${styles.place}` : styles.main}>
            <header className={styles.header}>
              <Kicker
                words={[...props.kicker, stateOf(item)]}
                category={related?.category ?? null}
                area={related?.area ?? null}
              />
              <h1>{item.title}</h1>
              <QuickFacts items={props.facts} />
              <Actions description={description} item={item} />
            </header>
            {props.answers}
            <div className={styles.gallery}>{props.gallery}</div>
            {props.essentials}
            {props.children}
          </div>
          <aside className={styles.side} aria-label="Harga dan pemesanan">
            {props.aside}
          </aside>
        </div>
        {related ? <PaperAddress address={related.address} /> : null}
        {props.orderBar}
      </div>
      {related ? <Related related={related} /> : null}
    </OrderScope>
  );
}

/** 'Kembali' to the list of a kind, and the breadcrumbs; above an article too. */
export function DetailTop({ description, title }: Pick<Props, 'description'> & { title: string }) {
  return (
    <div className={styles.top}>
      <BackLink href={description.listPath} label={description.copy.label} />
      <Breadcrumbs items={detailBreadcrumbs(description, title)} />
    </div>
  );
}

/** 'Contoh' of a sample, 'Sudah berlangsung' of what is past. */
function stateOf(item: Item & { past?: boolean }): string | null {
  if (item.isExample) return SAMPLE;
  return item.past ? OVER : null;
}

/** What a visitor can do with an item besides ordering it: keep, share, and put it into a calendar. */
function Actions({ description, item }: Pick<Props, 'description' | 'item'>) {
  const name = planNameOf(description, item);
  const entry = calendarEntry(description, item);
  return (
    <ActionRow>
      <KeepButton className="btn btn--line btn--s" name={name} title={item.title} icon="bag">
        Simpan
      </KeepButton>
      <Share title={item.title} path={itemHref(description, item.key)} />
      {entry && <CalendarLinks entry={entry} />}
    </ActionRow>
  );
}

interface KickerProps extends Pick<RelatedView, 'category' | 'area'> {
  words: Props['kicker'];
}

function Kicker({ words, category, area }: KickerProps) {
  const shown = [...new Set(words.filter((word) => word !== null && word !== ''))];
  if (!shown.length && !area) return null;
  return (
    <p className={`dotted ${styles.kicker}`}>
      {shown.map((word) =>
        word === category?.label ? (
          <CategoryLink key={word} href={category.href} label={word} />
        ) : (
          <span key={word}>{word}</span>
        ),
      )}
      {area && <CategoryLink href={area.href} label={area.label} of="Kawasan" />}
    </p>
  );
}
