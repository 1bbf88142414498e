import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { Faq } from '@/components/details/faq/faq';
import { TripPage } from '@/components/details/trip-page';
import { WhyChooseUs } from '@/components/details/why-choose-us/why-choose-us';
import type { TripDetail } from '@/lib/entities/trip';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import type { FindNames } from '@/lib/rich-text/names';
import type { Related } from '@/lib/data/related';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import type { Site } from '@/lib/settings/site';

interface Props {
  item: TripDetail;
  site: Site;
  names?: () => FindNames;
  /** The WhatsApp link with the message of the kind. */
  orderHref: string;
  related?: Related | undefined;
}

/** The page of a destination (spec §2, "Destination detail"); the FAQ is its 'extra embedded block'. */
export function DestinasiDetail(props: Props) {
  const { item, site, related } = props;
  return (
    <TripPage
      {...props}
      description={destinasi}
      answers={
        <BeforeYouGo
          item={item}
          description={destinasi}
          site={site}
          price={item.price && { text: priceText(item.price), note: priceAge(item.visit) }}
          otherWay={related?.otherWay ?? null}
          ways={related?.ways ?? null}
        />
      }
      lastTab={<Faq included={item.included} />}
    >
      <WhyChooseUs />
    </TripPage>
  );
}
