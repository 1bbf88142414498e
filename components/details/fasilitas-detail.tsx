import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { fasilitas, type FasilitasDetail as Detail } from '@/lib/entities/fasilitas/fasilitas';
import { grouped } from '@/lib/format/rupiah';
import { iconFor } from './fasilitas-icon';
import { knownFacts } from './known-facts';

/** The page of a facility (spec §2, "Facilities", detail). */
export function FasilitasDetail(props: DetailProps<Detail>) {
  const { item } = props;
  const { price, quantity } = item;
  return (
    <DetailFrame
      {...props}
      description={fasilitas}
      kicker={[item.category]}
      facts={knownFacts(['box', 'Stok', quantity !== null && `${grouped(quantity)} Stok Tersedia`])}
      cardPrice={price && { ...price, prefix: 'Harga' }}
      aside={
        <Callout
          title="Catatan"
          items={[
            ...notes.fasilitas,
            ...(quantity === null ? [] : [`Stok tersedia ${grouped(quantity)} unit.`]),
          ]}
          level={2}
        />
      }
      label="Rincian fasilitas"
      overview={
        <>
          <h3>Tentang Fasilitas Ini</h3>
          <Prose html={item.descriptionHtml} fallback="Deskripsi fasilitas belum tersedia." below={3} />
          <InfoList items={knownFacts(entry('Kategori', item.category))} />
        </>
      }
      tabs={[{ id: 'detail', label: 'Detail', panel: <InfoList items={details(item)} /> }]}
    />
  );
}

function details({ category, quantity, price }: Detail) {
  return knownFacts(
    entry('Kategori', category),
    entry('Jumlah', quantity === null ? '' : `${grouped(quantity)} unit`),
    entry('Harga', priceText(price)),
  );
}

const entry = (label: string, value: string) => [iconFor(`${label} ${value}`), label, value] as const;
