import { DetailFrame } from '@/components/details/detail-frame/detail-frame';
import { Highlights } from '@/components/details/highlights/highlights';
import { Gallery } from '@/components/details/gallery/gallery';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { OrderBar } from '@/components/details/order-bar/order-bar';
import { PriceCard } from '@/components/details/price-card/price-card';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { OVERVIEW, Tabs } from '@/components/ui/tabs/tabs';
import { CheckList } from '@/components/ui/check-list/check-list';
import { WhyChooseUs } from '@/components/details/why-choose-us/why-choose-us';
import notes from '@/content/fixed/notes.json';
import {
  DRIVER_TEXT,
  transportasi,
  type TransportasiDetail as Detail,
} from '@/lib/entities/transportasi/transportasi';
import { pageOrder } from '@/lib/order/fields';
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

/** The page of a vehicle (spec §2, "Transport detail"; the notes are those of spec §9). */
export function TransportasiDetail({ item, site, orderHref, related }: Props) {
  const { title, price } = item;
  const order = pageOrder('transportasi', item, orderHref);
  return (
    <DetailFrame
      description={transportasi}
      item={item}
      gallery={<Gallery pictures={item.pictures} title={title} />}
      kicker={[item.category, item.place]}
      facts={overview(item).filter(({ label }) => label !== 'Kategori')}
      essentials={<Highlights label="Fasilitas" items={item.facilities} more="#fasilitas" />}
      aside={
        <>
          <PriceCard price={price} title={title} {...order} site={site} />
          <Callout title="Catatan" items={notes.transportasi} level={2} />
        </>
      }
      orderBar={<OrderBar price={price} title={title} {...order} />}
      related={related}
    >
      <Tabs
        label="Rincian kendaraan"
        tabs={[
          {
            id: 'overview',
            label: OVERVIEW,
            panel: (
              <>
                <Prose html={item.descriptionHtml} />
                <InfoList items={overview(item)} />
              </>
            ),
          },
          {
            id: 'fasilitas',
            label: 'Fasilitas',
            panel: <CheckList items={item.facilities} />,
          },
        ]}
      />
      <WhyChooseUs />
    </DetailFrame>
  );
}

function overview(item: Detail): QuickFact[] {
  const list: QuickFact[] = [];
  if (item.seats !== null) list.push({ icon: 'seat', label: 'Kapasitas', value: `${item.seats} orang` });
  if (item.transmission) list.push({ icon: 'gear', label: 'Transmisi', value: item.transmission });
  list.push({ icon: 'bus', label: 'Kategori', value: item.category }, ...ratingFact(item.rating));
  if (item.driver) list.push({ icon: 'user', label: 'Pengemudi', value: DRIVER_TEXT[item.driver] });
  if (item.hours) list.push({ icon: 'clock', label: 'Sehari sewa', value: `${item.hours} jam` });
  list.push({ icon: 'route', label: 'BBM dan parkir', value: 'Ditanggung penyewa' });
  return list;
}
