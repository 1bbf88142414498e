import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { Highlights } from '@/components/details/highlights/highlights';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { CheckList } from '@/components/ui/check-list/check-list';
import notes from '@/content/fixed/notes.json';
import {
  DRIVER_TEXT,
  transportasi,
  type TransportasiDetail as Detail,
} from '@/lib/entities/transportasi/transportasi';
import { ratingFact } from './rating-fact';

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
      tabs={[
        {
          id: 'fasilitas',
          label: 'Fasilitas',
          panel: <CheckList items={item.facilities} />,
        },
      ]}
    />
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
