import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import { atraksi, type AtraksiDetail as Detail } from '@/lib/entities/atraksi/atraksi';
import { ownWayOf } from '@/lib/order/two-ways';
import { knownFacts, rated } from './known-facts';

/** The page of an attraction (spec §2, "Attractions", detail). */
export function AtraksiDetail(props: DetailProps<Detail>) {
  const { item } = props;
  return (
    <DetailFrame
      {...props}
      description={atraksi}
      kicker={[item.category, ownWayOf('atraksi', item, props.related?.otherWay)]}
      facts={knownFacts(rated(item), ['pin', 'Lokasi', item.place])}
      answers={<BeforeYouGo {...props} description={atraksi} />}
      note={item.price && priceAge(item.visit)}
      aside={<Callout title="Catatan" items={notes.atraksi} level={2} />}
      label="Rincian atraksi"
      overview={<Prose html={item.descriptionHtml} />}
      tabs={[
        {
          id: 'informasi',
          label: 'Informasi',
          panel: (
            <InfoList
              items={knownFacts(
                ['tag', 'Harga', priceText(item.price)],
                ['peak', 'Kategori', item.category],
                ['pin', 'Lokasi', item.place],
              )}
            />
          ),
        },
      ]}
    />
  );
}
