import type { TravelAgencyLeaf, WebSiteLeaf } from 'schema-dts';
import { routes } from '../../addresses/routes';
import { placeholders, type Site } from '../../settings/site';
import { absolute } from '../../addresses/absolute';
import { LOGO, operatorId, postalAddress } from './parts';
import { isAddress } from './place';

/**
 * The site, on home only: its name in search results (search-visibility.md A2, "Site"). No SearchAction: the
 * feature is gone (A1).
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

/** The domain, Google's last resort for a site's name; none for a machine's own name or number. */
function domainOf(url: string): string | undefined {
  const { hostname } = new URL(url);
  return /\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : undefined;
}

/**
 * The operator, on home and contact: null as long as its address is the shipped placeholder. Each other field
 * is left out where it still is one (search-visibility.md A2, "Operator"; product-decisions.md, "Fixed
 * content"). The socials are those of the footer, on every page.
 */
export function operatorNode(site: Site): TravelAgencyLeaf | null {
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
