import { Directions } from '@/components/ui/directions/directions.island';
import { Faq } from '@/components/details/faq/faq';
import { TripPage } from '@/components/details/trip-page';
import { WhyChooseUs } from '@/components/details/why-choose-us/why-choose-us';
import type { TripDetail } from '@/lib/entities/trip';
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
  const { title, place, position } = props.item;
  return (
    <TripPage
      {...props}
      description={destinasi}
      way={<Directions to={position} address={`${title}, ${place}`} title={title} />}
      lastTab={<Faq included={props.item.included} />}
    >
      <WhyChooseUs />
    </TripPage>
  );
}
