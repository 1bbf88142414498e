import type { ReactNode } from 'react';
import { DetailFrame } from '@/components/details/detail-frame/detail-frame';
import { Highlights } from '@/components/details/highlights/highlights';
import { Gallery } from '@/components/details/gallery/gallery';
import { Included } from '@/components/details/included/included';
import { MapEmbed } from '@/components/ui/map-embed/map-embed';
import { Callout } from '@/components/ui/callout/callout';
import { OrderBar } from '@/components/details/order-bar/order-bar';
import { Places } from '@/components/details/places/places';
import { PriceCard } from '@/components/details/price-card/price-card';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { Schedule } from '@/components/details/schedule/schedule';
import { OVERVIEW, Tabs } from '@/components/ui/tabs/tabs';
import notes from '@/content/fixed/notes.json';
import type { AnyKind } from '@/lib/entities/registry';
import type { TripDetail } from '@/lib/entities/trip';
import { priceAge } from '@/lib/entities/visit';
import { pageOrder } from '@/lib/order/fields';
import { ownWayOf } from '@/lib/order/two-ways';
import { withoutNames, type FindNames } from '@/lib/rich-text/names';
import type { Related } from '@/lib/data/related';
import type { Site } from '@/lib/settings/site';
import { ratingFact } from './rating-fact';
import styles from './trip-page.module.scss';

interface Props {
  item: TripDetail;
  site: Site;
  /** Makes a function that finds place names, one for each tab: the first mentions in a tab become links. */
  names?: () => FindNames;
  /** The WhatsApp link with the message of the kind. */
  orderHref: string;
  description: AnyKind;
  /** What a visitor asks first, before the pictures. */
  answers?: ReactNode;
  /** Shown after the notes in the tab 'Paket Termasuk'. */
  lastTab: ReactNode;
  related?: Related | undefined;
  /** Shown after the tabs. */
  children: ReactNode;
}

/**
 * The page of a destination or a package (spec §2): four tabs, price card, map; the slots hold what differs.
 */
export function TripPage({
  item,
  site,
  names = () => withoutNames,
  orderHref,
  description,
  related,
  answers,
  lastTab,
  children,
}: Props) {
  const { title, price } = item;
  const order = pageOrder(description.kind, item, orderHref);
  return (
    <DetailFrame
      description={description}
      item={item}
      gallery={<Gallery pictures={item.pictures} title={title} />}
      kicker={[item.category, ownWayOf(description.kind, item, related?.otherWay)]}
      facts={facts(item)}
      answers={answers}
      essentials={<Highlights label="Termasuk" items={item.included} more="#termasuk" />}
      aside={
        <>
          <PriceCard
            price={price}
            note={[item.duration, priceAge(item.visit)].filter(Boolean).join(' · ') || null}
            title={title}
            {...order}
            site={site}
          />
          <MapEmbed src={item.map} place={title} address={`${title}, ${item.place}`} />
        </>
      }
      orderBar={<OrderBar price={price} title={title} {...order} />}
      related={related}
    >
      <Tabs
        label={`Rincian ${title}`}
        tabs={[
          {
            id: 'overview',
            label: OVERVIEW,
            panel: <Prose html={item.overviewHtml} />,
          },
          { id: 'jadwal', label: 'Jadwal', panel: <Schedule days={item.schedule} find={names()} /> },
          { id: 'tempat', label: 'Tempat', panel: <Places places={item.places} find={names()} /> },
          {
            id: 'termasuk',
            label: 'Paket Termasuk',
            panel: (
              <div className={styles.stack}>
                <Included included={item.included} excluded={item.excluded} />
                <Callout title="Note" items={notes.trip} />
                {lastTab}
              </div>
            ),
          },
        ]}
      />
      {children}
    </DetailFrame>
  );
}

function facts(item: TripDetail): QuickFact[] {
  const list: QuickFact[] = ratingFact(item.rating);
  if (item.duration) list.push({ icon: 'clock', label: 'Durasi', value: item.duration });
  if (item.minPeople) list.push({ icon: 'people', label: 'Minimal', value: `${item.minPeople} orang` });
  list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  return list;
}
