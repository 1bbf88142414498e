import type { ReactNode } from 'react';
import { DetailTop } from './detail-top';
import { QuickFacts, type QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { CategoryLink } from '@/components/details/related/category-link';
import { PaperAddress } from '@/components/details/related/paper-address';
import { Related } from '@/components/details/related/related';
import { OrderScope } from '@/components/details/order-scope/order-scope.island';
import type { AnyKind } from '@/lib/entities/registry';
import type { Related as RelatedView } from '@/lib/data/related';
import { calendarEntry } from '@/lib/data/calendar-entry';
import type { PriceView } from '@/lib/entities/card';
import { OVER } from '@/lib/entities/days';
import type { Item } from '@/lib/entities/define';
import { itemHref } from '@/lib/addresses/routes';
import { googleCalendarHref } from '@/lib/format/calendar';
import { ActionPanel } from '@/components/ui/action-panel/action-panel.island';
import { Icon } from '@/components/ui/icon/icon';
import { ActionRow } from '@/components/ui/action-panel/action-row';
import { KeepButton } from '@/components/ui/keep-button/keep-button';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Share } from '@/components/ui/share/share';
import { pageOrder, type OrderedItem } from '@/lib/order/fields';
import type { Site } from '@/lib/settings/site';
import { planNameOf } from '@/lib/plan/codes';
import styles from './detail-frame.module.scss';
// The styles of these follow the frame's own: in another order the one sheet of all pages falls into two.
import { Gallery } from '@/components/details/gallery/gallery';
import { OrderBar } from '@/components/details/order-bar/order-bar';
import { PriceCard } from '@/components/details/price-card/price-card';
import { Tabs, type Tab } from '@/components/ui/tabs/tabs.island';
import { WhyChooseUs } from '@/components/details/why-choose-us/why-choose-us';

/** What the route of an item gives to its page. */
export interface DetailProps<Detail> {
  item: Detail;
  /** The operator's data; the first admin is the one responsible for the kind. */
  site: Site;
  /** The WhatsApp link with the message of the kind. */
  orderHref: string;
  /** The end of the page: what is like this item, and near it. */
  related?: RelatedView | undefined;
}

interface Props extends DetailProps<Item & OrderedItem & { past?: boolean }> {
  /** The item's kind: back link and breadcrumbs lead to its list. */
  description: AnyKind;
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
  /** The tabs: what they are called together, the panel of the first one, and the others. */
  label: string;
  overview: ReactNode;
  tabs: readonly Tab[];
  /** What stands below the tabs. */
  children?: ReactNode;
  /** The line below the price in the price card. */
  note?: string | null;
  /** The price in the price card, where it says more than elsewhere. */
  cardPrice?: PriceView | null;
  /** A link that stands in the place of the order's, and what its button says. */
  instead?: { orderHref: string; label: string } | null;
  /** Below the price card: notes, map. */
  aside: ReactNode;
}

/** The specification has it in English (WCAG 3.1.2). */
const OVERVIEW = <span lang="en">Overview</span>;

/** The kinds of which a photograph decides: a drawing in its place is called so. */
const BOUGHT_BY_EYE: readonly string[] = ['akomodasi', 'transportasi', 'fasilitas'];

/** The frame of every detail page with pictures, price and order; the slots hold what differs by kind. */
export function DetailFrame(props: Props) {
  const { description, item, site, related } = props;
  const { title, price = null } = item;
  const order = { title, ...(props.instead ?? pageOrder(description.kind, item, props.orderHref)) };
  // Of an event its date is asked for first, which is a fact.
  const isPlace = Boolean(props.answers) && description.kind !== 'event';
  return (
    <OrderScope>
      <div className="wrap">
        <DetailTop description={description} title={title} />
        <div className={styles.detail}>
          <div className={isPlace ? `${styles.main} ${styles.place}` : styles.main}>
            <header className={styles.header}>
              <Kicker
                words={[...props.kicker, item.past ? OVER : null]}
                isSample={item.isExample}
                category={related?.category ?? null}
                area={related?.area ?? null}
              />
              <h1>{title}</h1>
            </header>
            <div className={styles.facts}>
              <QuickFacts items={props.facts} />
              <Actions description={description} item={item} />
            </div>
            {props.answers}
            <div className={styles.gallery}>
              <Gallery pictures={item.pictures} title={title} />
              {item.isDrawn && BOUGHT_BY_EYE.includes(description.kind) && (
                <p className="small muted">Gambar: ilustrasi kami; foto kami kirim lewat WhatsApp.</p>
              )}
            </div>
            {props.essentials}
          </div>
          <aside className={styles.side} aria-label="Harga dan pemesanan">
            <PriceCard price={props.cardPrice ?? price} note={props.note ?? null} {...order} site={site} />
            {props.aside}
          </aside>
          <div className={styles.main}>
            <Tabs
              label={props.label}
              tabs={[{ id: 'overview', label: OVERVIEW, panel: props.overview }, ...props.tabs]}
            />
            {props.children ?? <WhyChooseUs />}
          </div>
        </div>
        {related ? <PaperAddress address={related.address} /> : null}
        <OrderBar price={price} {...order} />
      </div>
      {related ? <Related related={related} /> : null}
    </OrderScope>
  );
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
      {entry && (
        <ActionPanel icon="calplus" label="Kalender">
          <a href={entry.file} rel="nofollow" download>
            <Icon name="cal" />
            Kalender ponsel (.ics)
          </a>
          <a href={googleCalendarHref(entry)} target="_blank" rel="noopener nofollow">
            <Icon name="go" />
            Google Calendar
          </a>
        </ActionPanel>
      )}
    </ActionRow>
  );
}

interface KickerProps extends Pick<RelatedView, 'category' | 'area'> {
  words: Props['kicker'];
  isSample: boolean | undefined;
}

function Kicker({ words, isSample, category, area }: KickerProps) {
  // The link names the area already.
  const end = area ? `, ${area.label}` : '';
  const named = words.map((word) => (word?.endsWith(end) ? word.slice(0, word.length - end.length) : word));
  const shown = [...new Set(named.filter((word) => word !== null && word !== ''))];
  if (!shown.length && !isSample && !area) return null;
  return (
    <p className={`dotted ${styles.kicker}`}>
      {shown.map((word) =>
        word === category?.label ? (
          <CategoryLink key={word} href={category.href} label={word} />
        ) : (
          <span key={word}>{word}</span>
        ),
      )}
      {isSample && (
        <span>
          <SampleMark />
        </span>
      )}
      {area && <CategoryLink href={area.href} label={area.label} of="Kawasan" />}
    </p>
  );
}
