import type { TravelAgencyLeaf, WebSiteLeaf } from 'schema-dts';
import { routes } from '../../addresses/routes';
import { concernedFirst } from '../../order/concerned';
import { placeholders, type Site } from '../../settings/site';
import { absolute } from '../../addresses/absolute';
import { LOGO, operatorId, postalAddress } from './parts';
import { isAddress } from './place';

/**
 * The site, on home only, which gives search results its name (search-visibility.md A2, "Site"). No
 * SearchAction: Google has removed the feature (A1).
 */
export function webSiteNode(site: Pick<Site, 'name'>): WebSiteLeaf {
  const url = absolute(routes.home);
  return {
    '@type': 'WebSite',
    '@id': `${url}#situs`,
    name: site.name,
    alternateName: domainOf(url),
    url,
    inLanguage: 'id',
  };
}

/** The domain, Google's last resort for a site's name; none for localhost or an IP address. */
function domainOf(url: string): string | undefined {
  const { hostname } = new URL(url);
  return /\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : undefined;
}

/**
 * The operator, on home and contact. Null while its address is the shipped placeholder; each other field is
 * left out while it is one (search-visibility.md A2, "Operator"; product-decisions.md, "Fixed content"). The
 * number is that of /contact, the social profiles are those in the footer of every page.
 */
export function operatorNode(given: Site): TravelAgencyLeaf | null {
  const site = { ...given, admins: concernedFirst(given.admins, null) };
  const open = new Set(placeholders(site));
  if (open.has('address') || !isAddress(site.address)) return null;
  const { instagram, facebook, tiktok } = site.socials;
  const sameAs = Object.entries({ instagram, facebook, tiktok }).flatMap(([name, url]) =>
    !url || open.has(`socials.${name}`) ? [] : [url],
  );
  return {
    '@type': 'TravelAgency',
    '@id': operatorId(),
    name: site.name,
    url: absolute(routes.home),
    logo: absolute(LOGO),
    image: absolute(LOGO),
    address: postalAddress(site.address),
    telephone: open.has('admins.0.phone') ? undefined : site.admins[0].phone,
    email: open.has('email') ? undefined : site.email,
    sameAs: sameAs.length ? sameAs : undefined,
  };
}
