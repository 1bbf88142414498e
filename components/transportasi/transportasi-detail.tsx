import { DetailFrame } from '@/components/detail-frame/detail-frame';
import { Essentials } from '@/components/essentials/essentials';
import { Gallery } from '@/components/gallery/gallery';
import { InfoList } from '@/components/info-list/info-list';
import { Note } from '@/components/note/note';
import { OrderBar } from '@/components/order-bar/order-bar';
import { PriceCard } from '@/components/price-card/price-card';
import { Prose } from '@/components/prose/prose';
import type { QuickFact } from '@/components/quick-facts/quick-facts';
import { OVERVIEW, Tabs } from '@/components/tabs/tabs';
import { Ticks } from '@/components/ticks/ticks';
import { WhyChooseUs } from '@/components/why-choose-us/why-choose-us';
import notes from '@/content/fixed/notes.json';
import { ratingText } from '@/lib/entities/card';
import type { TransportasiDetail as Detail } from '@/lib/entities/transportasi/transportasi';
import type { Related } from '@/lib/related';
import { routes } from '@/lib/routes';
import type { Site } from '@/lib/site';

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
  return (
    <DetailFrame
      list={{ label: 'Transportasi', href: routes.transportasi }}
      title={title}
      gallery={<Gallery pictures={item.pictures} title={title} />}
      kicker={[item.category, item.place]}
      facts={overview(item).filter(({ label }) => label !== 'Kategori')}
      essentials={<Essentials label="Fasilitas" items={item.facilities} more="#fasilitas" />}
      aside={
        <>
          <PriceCard price={price} title={title} orderHref={orderHref} site={site} />
          <Note title="Catatan" items={notes.transportasi} level={2} />
        </>
      }
      orderBar={<OrderBar price={price} title={title} orderHref={orderHref} />}
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
                <Prose html={item.descriptionHtml} fallback="Deskripsi belum tersedia." />
                <InfoList items={overview(item)} />
              </>
            ),
          },
          {
            id: 'fasilitas',
            label: 'Fasilitas',
            panel: <Ticks items={item.facilities} fallback="Data belum tersedia." />,
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
  list.push(
    { icon: 'bus', label: 'Kategori', value: item.category },
    { icon: 'star', label: 'Rating', value: ratingText(item.rating) },
  );
  return list;
}
