import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import notes from '@/content/fixed/notes.json';
import { event, NO_PLACE, type EventDetail as Detail } from '@/lib/entities/event/event';
import { ratingFact } from './rating-fact';

/**
 * The page of an event (spec §2, "Events", detail): same layout as a ticket. A past event cannot be ordered
 * (product-decisions.md, "Events").
 */
export function EventDetail(props: DetailProps<Detail>) {
  const { item } = props;
  return (
    <DetailFrame
      {...props}
      description={event}
      kicker={[item.category]}
      facts={facts(item)}
      answers={<BeforeYouGo item={item} description={event} site={null} related={props.related} />}
      note="per event"
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

function facts(item: Detail): QuickFact[] {
  const list: QuickFact[] = [{ icon: 'cal', label: 'Tanggal', value: item.dateText }];
  if (item.start?.hour) list.push({ icon: 'clock', label: 'Waktu', value: item.start.hour });
  if (item.capacity !== null)
    list.push({ icon: 'people', label: 'Kapasitas', value: `${item.capacity} Orang` });
  list.push(...ratingFact(item.rating));
  list.push({ icon: 'pin', label: 'Lokasi', value: item.place ?? NO_PLACE });
  return list;
}

function information(item: Detail): QuickFact[] {
  const list: QuickFact[] = [];
  if (item.price) list.push({ icon: 'tag', label: 'Harga', value: `${item.price.amount} per event` });
  if (item.capacity !== null)
    list.push({ icon: 'people', label: 'Kapasitas', value: `${item.capacity} Orang` });
  list.push({ icon: 'stage', label: 'Kategori', value: item.category });
  list.push(...ratingFact(item.rating));
  list.push({ icon: 'cal', label: 'Tanggal', value: item.dateText });
  return list;
}
