/** Google Maps with the search for an address. */
export function mapSearchHref(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}
