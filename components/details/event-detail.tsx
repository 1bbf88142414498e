import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import notes from '@/content/fixed/notes.json';
import { event, NO_PLACE, type EventDetail as Detail } from '@/lib/entities/event/event';
import { grouped } from '@/lib/format/rupiah';
import { knownFacts, rated } from './known-facts';

/** The page of an event (spec §2, "Events", detail): same layout as a ticket. */
export function EventDetail(props: DetailProps<Detail>) {
  const { item } = props;
  return (
    <DetailFrame
      {...props}
      description={event}
      kicker={[item.category]}
      facts={knownFacts(
        ['cal', 'Tanggal', item.dateText],
        ['clock', 'Waktu', item.start?.hour ?? null],
        ['people', 'Kapasitas', item.capacity !== null && `${grouped(item.capacity)} Orang`],
        rated(item),
        ['pin', 'Lokasi', item.place ?? NO_PLACE],
      )}
      answers={<BeforeYouGo {...props} description={event} site={null} />}
      note={item.price && 'per event'}
      aside={<Callout title="Catatan" items={notes.event} level={2} />}
      label="Rincian event"
      overview={
        <>
          <h3>Tentang Event Ini</h3>
          <Prose html={item.descriptionHtml} below={3} />
        </>
      }
      tabs={[{ id: 'informasi', label: 'Informasi', panel: <InfoList items={information(item)} /> }]}
    />
  );
}

function information(item: Detail) {
  return knownFacts(
    ['tag', 'Harga', item.price && `${item.price.amount} per event`],
    ['people', 'Kapasitas', item.capacity !== null && `${grouped(item.capacity)} Orang`],
    ['stage', 'Kategori', item.category],
    rated(item),
    ['cal', 'Tanggal', item.dateText],
  );
}
