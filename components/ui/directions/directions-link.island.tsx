'use client';

import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A point or an address. */
  destination: string;
}

/** A link that leads to Apple Maps (its "Map Links") on Apple devices, to its `href` on others. */
export function DirectionsLink({ destination, href, children, ...rest }: Props) {
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    // Macs, iPhones and iPads all say so.
    if (navigator.userAgent.includes('Mac OS X'))
      link.href = `https://maps.apple.com/?daddr=${encodeURIComponent(destination)}`;
  };
  return (
    <a {...rest} href={href} onClick={choose}>
      {children}
    </a>
  );
}
