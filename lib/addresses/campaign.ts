/** What says which campaign a visitor came by (product-decisions.md, "URLs"). */
const CAMPAIGN = /^(?:utm_.+|fbclid|gclid)$/;

/**
 * An address with the campaign of the query that leads to it: '/event/konser?utm_source=wa#jadwal'. As it is
 * written where there is nothing to add.
 */
export function withCampaign(to: string, asked: URLSearchParams): string {
  const [address = '', place = ''] = to.split(/(?=#)/, 2);
  const [path = '', own = ''] = address.split('?', 2);
  const query = new URLSearchParams(own);
  const added = [...asked].filter(([name]) => CAMPAIGN.test(name) && !query.has(name));
  for (const [name, value] of added) query.set(name, value);
  return added.length ? `${path}?${query}${place}` : to;
}
