import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { Highlights } from '@/components/details/highlights/highlights';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import { CheckList } from '@/components/ui/check-list/check-list';
import notes from '@/content/fixed/notes.json';
import {
  DRIVER_TEXT,
  transportasi,
  type TransportasiDetail as Detail,
} from '@/lib/entities/transportasi/transportasi';
import { perDay, priceText } from '@/lib/entities/prices';
import { DRIVER_WORDS } from '@/lib/format/driver';
import { knownFacts, rated } from './known-facts';

/** What the specification has in the Overview alone: the head does not say it again. */
const IN_OVERVIEW = ['Kategori', 'Rating'];

/** The page of a vehicle (spec §2, "Transport detail"; the notes are those of spec §9). */
export function TransportasiDetail(props: DetailProps<Detail>) {
  const { item } = props;
  return (
    <DetailFrame
      {...props}
      description={transportasi}
      kicker={[item.category, item.place]}
      facts={overview(item).filter(({ label }) => !IN_OVERVIEW.includes(label))}
      essentials={<Highlights label="Fasilitas" items={item.facilities} more="#fasilitas" />}
      aside={<Callout title="Catatan" items={notes.transportasi} level={2} />}
      label="Rincian kendaraan"
      overview={
        <>
          <Prose html={item.descriptionHtml} />
          <InfoList items={overview(item)} />
        </>
      }
      tabs={[{ id: 'fasilitas', label: 'Fasilitas', panel: <CheckList items={item.facilities} /> }]}
    />
  );
}

function overview(item: Detail) {
  return knownFacts(
    ['seat', 'Kapasitas', item.seats !== null && `${item.seats} orang`],
    ['gear', 'Transmisi', item.transmission],
    ['bus', 'Kategori', item.category],
    rated(item),
    ['user', 'Pengemudi', item.driver && DRIVER_TEXT[item.driver]],
    ['user', DRIVER_WORDS.lepas, item.driver === 'both' && priceText(perDay(item.selfDrive))],
    ['clock', 'Sehari sewa', item.hours && `${item.hours} jam`],
    ['route', 'BBM dan parkir', 'Ditanggung penyewa'],
  );
}
