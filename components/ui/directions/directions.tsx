import { Icon } from '@/components/ui/icon/icon';
import { interestHref } from '@/lib/interest/link';
import { DirectionsLink } from './directions-link.island';

interface Props {
  to: { lat: number; lon: number } | null | undefined;
  /** Searched for where there is no point: 'Kawah Putih, Ciwidey'. */
  address: string;
  /** The destination's title, part of the link's accessible name. */
  title: string;
  /** Text only, in a row of links. */
  bare?: boolean;
}

/** Directions: in Apple Maps on Apple devices, else, and without script, in Google Maps ("Maps URLs"). */
export function Directions({ to, address, title, bare = false }: Props) {
  const destination = to ? `${to.lat},${to.lon}` : address;
  return (
    <DirectionsLink
      className={bare ? undefined : 'btn btn--line btn--s'}
      href={`https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`}
      destination={destination}
      ping={interestHref('rute', 'peta')}
      target="_blank"
      rel="noopener"
      aria-label={`Petunjuk arah ke ${title}`}
    >
      {!bare && <Icon name="pin" />}
      Petunjuk arah
    </DirectionsLink>
  );
}
