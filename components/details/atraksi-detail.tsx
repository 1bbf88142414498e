import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import { atraksi, type AtraksiDetail as Detail } from '@/lib/entities/atraksi/atraksi';
import { ownWayOf } from '@/lib/order/two-ways';
import { ratingFact } from './rating-fact';

/** The page of an attraction (spec §2, "Attractions", detail). */
export function AtraksiDetail(props: DetailProps<Detail>) {
  const { item } = props;
  return (
    <DetailFrame
      {...props}
      description={atraksi}
      kicker={[item.category, ownWayOf('atraksi', item, props.related?.otherWay)]}
      facts={facts(item)}
      answers={<BeforeYouGo item={item} description={atraksi} site={props.site} related={props.related} />}
      note={priceAge(item.visit)}
      aside={<Callout title="Catatan" items={notes.atraksi} level={2} />}
      label="Rincian atraksi"
      overview={<Prose html={item.descriptionHtml} />}
      tabs={[{ id: 'informasi', label: 'Informasi', panel: <InfoList items={information(item)} /> }]}
    />
  );
}

function facts(item: Detail): QuickFact[] {
  const list: QuickFact[] = ratingFact(item.rating);
  if (item.place) list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  return list;
}

function information(item: Detail): QuickFact[] {
  const list: QuickFact[] = [];
  if (item.price) list.push({ icon: 'tag', label: 'Harga', value: priceText(item.price) });
  list.push({ icon: 'peak', label: 'Kategori', value: item.category });
  if (item.place) list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  return list;
}
