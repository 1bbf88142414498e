'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { interestHref } from '@/lib/addresses/interest';
import { appleDirections, directionsHref } from './directions-href';

interface Props {
  /** The point; null when it is not known. */
  to: { lat: number; lon: number } | null | undefined;
  /** Searched for where there is no point: 'Kawah Putih, Ciwidey'. */
  address: string;
  /** The destination's title, part of the link's accessible name. */
  title: string;
  /** Text only, in a row of links. */
  bare?: boolean;
}

/**
 * Directions in the visitor's own map application: Apple Maps on Apple devices, else, and without script,
 * Google Maps.
 */
export function Directions({ to, address, title, bare = false }: Props) {
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) link.href = appleDirections(to, address);
  };
  return (
    <a
      className={bare ? undefined : 'btn btn--line btn--s'}
      href={directionsHref(to, address)}
      ping={interestHref('rute', 'peta')}
      target="_blank"
      rel="noopener"
      aria-label={`Petunjuk arah ke ${title}`}
      onClick={choose}
    >
      {!bare && <Icon name="pin" />}
      Petunjuk arah
    </a>
  );
}
