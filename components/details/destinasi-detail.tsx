import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { Faq } from '@/components/details/faq/faq';
import { TripPage, type TripProps } from '@/components/details/trip-page';
import { destinasi } from '@/lib/entities/destinasi/destinasi';

/** The page of a destination (spec §2, "Destination detail"); the FAQ is its 'extra embedded block'. */
export function DestinasiDetail(props: TripProps) {
  return (
    <TripPage
      {...props}
      description={destinasi}
      answers={<BeforeYouGo {...props} description={destinasi} />}
      lastTab={<Faq included={props.item.included} />}
    />
  );
}
