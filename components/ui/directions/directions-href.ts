type Point = { lat: number; lon: number } | null | undefined;

const target = (to: Point, address: string) => (to ? `${to.lat},${to.lon}` : address);

/** Directions to a point, or else to an address, in Google Maps (its documented "Maps URLs"). */
export function directionsHref(to: Point, address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: target(to, address) })}`;
}

/** The same in Apple Maps ("Map Links"). */
export function appleDirections(to: Point, address: string): string {
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: target(to, address) })}`;
}
