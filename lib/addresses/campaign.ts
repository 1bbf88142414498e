/** What says which campaign a visitor came by (product-decisions.md, "URLs"). */
const CAMPAIGN = /^(?:utm_.+|fbclid|gclid)$/;

/** An address with the campaign of the query that leads to it: '/event/konser?utm_source=wa#jadwal'. */
export function withCampaign(to: string, asked: URLSearchParams): string {
  const [address = '', place = ''] = to.split(/(?=#)/, 2);
  const [path = '', own = ''] = address.split('?', 2);
  const query = new URLSearchParams(own);
  for (const [name, value] of asked) if (CAMPAIGN.test(name) && !query.has(name)) query.set(name, value);
  return query.size ? `${path}?${query}${place}` : to;
}
