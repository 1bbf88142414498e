import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { fasilitas, type FasilitasDetail as Detail } from '@/lib/entities/fasilitas/fasilitas';
import { iconFor } from './fasilitas-icon';

/** The page of a facility (spec §2, "Facilities", detail). */
export function FasilitasDetail(props: DetailProps<Detail>) {
  const { item } = props;
  const { price, quantity } = item;
  return (
    <DetailFrame
      {...props}
      description={fasilitas}
      kicker={[item.category]}
      facts={quantity === null ? [] : [{ icon: 'box', label: 'Stok', value: `${quantity} Stok Tersedia` }]}
      cardPrice={price && { ...price, prefix: 'Harga' }}
      aside={
        <Callout
          title="Catatan"
          items={[...notes.fasilitas, ...(quantity === null ? [] : [`Stok tersedia ${quantity} unit.`])]}
          level={2}
        />
      }
      label="Rincian fasilitas"
      overview={
        <>
          <h3>Tentang Fasilitas Ini</h3>
          <Prose html={item.descriptionHtml} fallback="Deskripsi fasilitas belum tersedia." below={3} />
          <InfoList items={[entry('Kategori', item.category)]} />
        </>
      }
      tabs={[{ id: 'detail', label: 'Detail', panel: <InfoList items={details(item)} /> }]}
    />
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
