import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { Faq } from '@/components/details/faq/faq';
import { TripPage, type TripProps } from '@/components/details/trip-page';
import { destinasi } from '@/lib/entities/destinasi/destinasi';

/** The page of a destination (spec §2, "Destination detail"); the FAQ is its 'extra embedded block'. */
export function DestinasiDetail(props: TripProps) {
  const { item, site, related } = props;
  return (
    <TripPage
      {...props}
      description={destinasi}
      answers={<BeforeYouGo item={item} description={destinasi} site={site} related={related} />}
      lastTab={<Faq included={item.included} />}
    />
  );
}
