import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame } from '@/components/details/detail-frame/detail-frame';
import { Gallery } from '@/components/details/gallery/gallery';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { OrderBar } from '@/components/details/order-bar/order-bar';
import { PriceCard } from '@/components/details/price-card/price-card';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { OVERVIEW, Tabs } from '@/components/ui/tabs/tabs';
import { WhyChooseUs } from '@/components/details/why-choose-us/why-choose-us';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import { atraksi, type AtraksiDetail as Detail } from '@/lib/entities/atraksi/atraksi';
import { pageOrder } from '@/lib/order/fields';
import { ownWayOf } from '@/lib/order/two-ways';
import type { Related } from '@/lib/data/related';
import type { Site } from '@/lib/settings/site';
import { ratingFact } from './rating-fact';

interface Props {
  item: Detail;
  site: Site;
  /** The WhatsApp link with the message of the kind. */
  orderHref: string;
  related?: Related | undefined;
}

/** The page of an attraction (spec §2, "Attractions", detail). */
export function AtraksiDetail({ item, site, orderHref, related }: Props) {
  const { title, price } = item;
  const order = pageOrder('atraksi', item, orderHref);
  return (
    <DetailFrame
      description={atraksi}
      item={item}
      gallery={<Gallery pictures={item.pictures} title={title} />}
      kicker={[item.category, ownWayOf('atraksi', item, related?.otherWay)]}
      facts={facts(item)}
      answers={
        <BeforeYouGo
          item={item}
          description={atraksi}
          site={site}
          price={price && { text: priceText(price), note: priceAge(item.visit) }}
          otherWay={related?.otherWay ?? null}
          ways={related?.ways ?? null}
        />
      }
      aside={
        <>
          <PriceCard price={price} note={priceAge(item.visit)} title={title} {...order} site={site} />
          <Callout title="Catatan" items={notes.atraksi} level={2} />
        </>
      }
      orderBar={<OrderBar price={price} title={title} {...order} />}
      related={related}
    >
      <Tabs
        label="Rincian atraksi"
        tabs={[
          {
            id: 'overview',
            label: OVERVIEW,
            panel: <Prose html={item.descriptionHtml} />,
          },
          { id: 'informasi', label: 'Informasi', panel: <InfoList items={information(item)} /> },
        ]}
      />
      <WhyChooseUs />
    </DetailFrame>
  );
}

function facts(item: Detail): QuickFact[] {
  const list: QuickFact[] = ratingFact(item.rating);
  if (item.place) list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  return list;
}

function information(item: Detail): QuickFact[] {
  const list: QuickFact[] = [];
  if (item.price) list.push({ icon: 'tag', label: 'Harga', value: priceText(item.price) });
  list.push({ icon: 'peak', label: 'Kategori', value: item.category }, ...ratingFact(item.rating));
  if (item.place) list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  return list;
}
