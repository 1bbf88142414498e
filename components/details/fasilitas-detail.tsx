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
import { fasilitas, type FasilitasDetail as Detail } from '@/lib/entities/fasilitas/fasilitas';
import { pageOrder } from '@/lib/order/fields';
import type { Related } from '@/lib/data/related';
import type { Site } from '@/lib/settings/site';
import { iconFor } from './fasilitas-icon';

interface Props {
  item: Detail;
  site: Site;
  /** The WhatsApp link with the message of the kind. */
  orderHref: string;
  related?: Related | undefined;
}

/** The page of a facility (spec §2, "Facilities", detail). */
export function FasilitasDetail({ item, site, orderHref, related }: Props) {
  const { title, price, quantity } = item;
  const order = pageOrder('fasilitas', item, orderHref);
  return (
    <DetailFrame
      description={fasilitas}
      item={item}
      gallery={<Gallery pictures={item.pictures} title={title} />}
      kicker={[item.category]}
      facts={quantity === null ? [] : [{ icon: 'box', label: 'Stok', value: `${quantity} Stok Tersedia` }]}
      aside={
        <>
          <PriceCard price={price && { ...price, prefix: 'Harga' }} title={title} {...order} site={site} />
          <Callout
            title="Catatan"
            items={[...notes.fasilitas, ...(quantity === null ? [] : [`Stok tersedia ${quantity} unit.`])]}
            level={2}
          />
        </>
      }
      orderBar={<OrderBar price={price} title={title} {...order} />}
      related={related}
    >
      <Tabs
        label="Rincian fasilitas"
        tabs={[
          {
            id: 'overview',
            label: OVERVIEW,
            panel: (
              <>
                <h3>Tentang Fasilitas Ini</h3>
                <Prose html={item.descriptionHtml} fallback="Deskripsi fasilitas belum tersedia." below={3} />
                <InfoList items={[entry('Kategori', item.category)]} />
              </>
            ),
          },
          { id: 'detail', label: 'Detail', panel: <InfoList items={details(item)} /> },
        ]}
      />
      <WhyChooseUs />
    </DetailFrame>
  );
}

function details(item: Detail): QuickFact[] {
  const list = [entry('Kategori', item.category)];
  if (item.quantity !== null) list.push(entry('Jumlah', `${item.quantity} unit`));
  if (item.price) list.push(entry('Harga', priceText(item.price)));
  return list;
}

function entry(label: string, value: string): QuickFact {
  return { icon: iconFor(`${label} ${value}`), label, value };
}
