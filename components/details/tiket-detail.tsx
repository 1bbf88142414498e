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
import { tiket, type TiketDetail as Detail } from '@/lib/entities/tiket/tiket';
import { orderFields } from '@/lib/order/fields';
import type { Related } from '@/lib/data/related';
import type { Site } from '@/lib/settings/site';
import { closedOrder } from './closed-order';
import { ratingFact } from './rating-fact';

interface Props {
  item: Detail;
  site: Site;
  /** The WhatsApp link with the message of the kind. */
  orderHref: string;
  related?: Related | undefined;
}

/** What the order button says where no ticket is left: its message asks whether there are any. */
const SOLD_OUT = 'Tanya jadwal berikut';

/** The page of a ticket (spec §2, "Tickets", detail). */
export function TiketDetail({ item, site, orderHref, related }: Props) {
  const { title, price } = item;
  const closed = closedOrder(item);
  const fields = closed === null ? orderFields('tiket', item) : null;
  const button = item.stock > 0 ? {} : { label: SOLD_OUT };
  return (
    <DetailFrame
      description={tiket}
      item={item}
      gallery={<Gallery pictures={item.pictures} title={title} />}
      kicker={[item.category]}
      facts={facts(item)}
      aside={
        <>
          <PriceCard
            price={price}
            note={item.stock > 0 ? null : 'Stok Habis'}
            title={title}
            orderHref={closed === null ? orderHref : null}
            closed={closed}
            fields={fields}
            site={site}
            {...button}
          />
          <Callout title="Catatan" items={notes.tiket} level={2} />
        </>
      }
      orderBar={
        closed === null ? (
          <OrderBar price={price} title={title} orderHref={orderHref} fields={fields} {...button} />
        ) : null
      }
      related={related}
    >
      <Tabs
        label="Rincian tiket"
        tabs={[
          {
            id: 'overview',
            label: OVERVIEW,
            panel: (
              <>
                <h3>Tentang Tiket Ini</h3>
                <Prose html={item.descriptionHtml} fallback="Deskripsi tiket belum tersedia." below={3} />
                {item.place ? (
                  <InfoList items={[{ icon: 'pin', label: 'Lokasi', value: item.place }]} />
                ) : null}
              </>
            ),
          },
          { id: 'informasi', label: 'Informasi', panel: <InfoList items={information(item)} /> },
        ]}
      />
      <WhyChooseUs />
    </DetailFrame>
  );
}

function facts(item: Detail): QuickFact[] {
  const list: QuickFact[] = [
    ...ratingFact(item.rating),
    { icon: 'people', label: 'Kapasitas', value: `${item.capacity} orang` },
  ];
  if (item.place) list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  if (item.dateText) list.push({ icon: 'cal', label: 'Tanggal', value: item.dateText });
  return list;
}

function information(item: Detail): QuickFact[] {
  const list: QuickFact[] = [];
  if (item.price) list.push({ icon: 'tag', label: 'Harga', value: priceText(item.price) });
  list.push(
    { icon: 'box', label: 'Stok', value: item.stock > 0 ? String(item.stock) : 'Habis' },
    { icon: 'ticket', label: 'Kategori', value: item.category },
    ...ratingFact(item.rating),
    { icon: 'people', label: 'Kapasitas', value: `${item.capacity} orang` },
  );
  return list;
}
