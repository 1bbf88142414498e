import { Directions } from '@/components/ui/directions/directions';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { Highlights } from '@/components/details/highlights/highlights';
import { MapEmbed } from '@/components/ui/map-embed/map-embed';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import { CheckList } from '@/components/ui/check-list/check-list';
import notes from '@/content/fixed/notes.json';
import { akomodasi, type AkomodasiDetail as Detail } from '@/lib/entities/akomodasi/akomodasi';
import { knownFacts, rated } from './known-facts';

/** The page of an accommodation (spec §2, "Accommodation detail"). */
export function AkomodasiDetail(props: DetailProps<Detail>) {
  const { item } = props;
  const { title } = item;
  return (
    <DetailFrame
      {...props}
      description={akomodasi}
      kicker={[item.category, item.address?.includes(item.place) === false ? item.place : null]}
      facts={knownFacts(
        rated(item),
        [
          'user',
          `Satu ${item.priceUnit === 'ranjang' ? 'ranjang' : 'kamar'}`,
          item.capacity && `untuk ${item.capacity} orang`,
        ],
        ['bed', 'Kamar', item.rooms !== null && `${item.rooms} tersedia`],
        ['pin', 'Alamat', item.address ?? item.place],
      )}
      essentials={
        <>
          <Highlights label="Fasilitas" items={item.facilities} more="#fasilitas" />
          <Directions to={item.position} address={`${title}, ${item.address ?? item.place}`} title={title} />
        </>
      }
      aside={
        <>
          <Callout title="Catatan Penting" items={notes.akomodasi} level={2} />
          <MapEmbed src={item.map} place={title} address={`${title}, ${item.place}`} />
        </>
      }
      label="Rincian akomodasi"
      overview={<Prose html={item.descriptionHtml} />}
      tabs={[{ id: 'fasilitas', label: 'Fasilitas', panel: <CheckList items={item.facilities} /> }]}
    />
  );
}
