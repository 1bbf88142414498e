import type {
  CollectionPageLeaf,
  ImageGalleryLeaf,
  ListItemLeaf,
  Offer,
  OrganizationLeaf,
  PostalAddress,
  ServiceLeaf,
  UnitPriceSpecification,
} from 'schema-dts';
import type { Item, KindDescription } from '../../entities/define';
import type { Picture } from '../../entities/picture';
import { excerpt } from '../../format/excerpt';
import { htmlToText } from '../../rich-text/html';
import { itemHref, routes } from '../../addresses/routes';
import { site } from '../../settings/site';
import { absolute } from '../../addresses/absolute';

/* Parts that the nodes of several kinds share (search-visibility.md A2, "Common to all"). */

/** Of a description, in graphemes. */
const MAX_DESCRIPTION = 500;
const MAX_PICTURES = 8;

/** The item's own pictures as absolute URLs; undefined instead of a placeholder (A3.7). */
export function images(pictures: readonly Picture[]): string[] | undefined {
  return pictures.length
    ? pictures.slice(0, MAX_PICTURES).map((picture) => absolute(picture.src))
    : undefined;
}

/** The facts of an item on its page. The `@id` is its URL with the kind, so it survives every edit. */
export function itemFacts<T extends Item>(
  description: Pick<KindDescription<T, T>, 'kind' | 'detailPath'>,
  item: Item,
  html: string,
) {
  const url = absolute(itemHref(description, item.key));
  return {
    '@id': `${url}#${description.kind}`,
    name: item.title,
    url,
    image: images(item.pictures),
    description: excerpt(htmlToText(html), MAX_DESCRIPTION) || undefined,
  };
}

/** What a node lists, in order and numbered from 1; `facts` gives those of an entry. */
export function listed<T>(
  entries: readonly T[],
  facts: (entry: T) => Omit<ListItemLeaf, '@type' | 'position'>,
): ListItemLeaf[] {
  return entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...facts(entry) }));
}

/** A page that lists these entries (search-visibility.md A2, "Lists"). */
export function collectionPage(
  path: string,
  { title, intro }: { title: string; intro?: string },
  entries: ListItemLeaf[],
  type: 'CollectionPage' | 'ImageGallery' = 'CollectionPage',
): CollectionPageLeaf | ImageGalleryLeaf {
  const url = absolute(path);
  return {
    '@type': type,
    '@id': `${url}#daftar`,
    url,
    name: title,
    description: intro,
    inLanguage: 'id',
    mainEntity: { '@type': 'ItemList', itemListElement: entries },
  };
}

/** What the operator does for visitors, with the facts of its page. */
export function serviceNode(
  facts: ReturnType<typeof itemFacts>,
  category: string,
  offers: Offer | undefined,
): ServiceLeaf {
  return { '@type': 'Service', ...facts, serviceType: category, provider: organization(), offers };
}

/** UN/CEFACT codes of price units, where one exists. */
const UNIT_CODES: Partial<Record<string, string>> = { hari: 'DAY' };

interface OfferInput {
  /** Rupiah; null when the API gave none. */
  amount: number | null;
  /** The page where it can be ordered. */
  url: string;
  /** How many are left, when the page says so. */
  left?: number | null;
  /** The state for which the page shows that none is left. */
  gone?: 'SoldOut' | 'OutOfStock';
  /** The unit of the price, as on the page: 'malam', 'orang'. */
  unit?: string | null;
}

/** An offer in rupiah; undefined without a known price, because 0 would mean free (A3.5). */
export function offer({ amount, url, left = null, gone = 'SoldOut', unit }: OfferInput): Offer | undefined {
  // Whole, as the page shows it.
  const price = Math.round(amount ?? 0);
  if (!price) return undefined;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'IDR',
    availability: left === 0 ? `https://schema.org/${gone}` : 'https://schema.org/InStock',
    priceSpecification: unit ? unitPrice(price, unit) : undefined,
  };
}

function unitPrice(price: number, unit: string): UnitPriceSpecification {
  const code = UNIT_CODES[unit];
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'IDR',
    unitText: unit,
    referenceQuantity: code ? { '@type': 'QuantitativeValue', value: 1, unitCode: code } : undefined,
  };
}

/**
 * May a node be a Product? Google requires an offer and a picture (A1, "Product snippet"). A node that lacks
 * either keeps its other type, or is left out.
 */
export function isSellable(facts: { image?: string[] }, offers: Offer | undefined): boolean {
  return facts.image !== undefined && offers !== undefined;
}

/** The full address, as the API gives it. */
export function postalAddress(text: string): PostalAddress {
  return { '@type': 'PostalAddress', streetAddress: excerpt(text, 300), addressCountry: 'ID' };
}

/** The `@id` of the operator; home and contact have its full node. */
export function operatorId(): string {
  return `${absolute(routes.home)}#operator`;
}

/** The operator as provider or publisher: an Organization, since a TravelAgency needs an address. */
export function organization(): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': operatorId(),
    name: site().name,
    url: absolute(routes.home),
    logo: absolute(LOGO),
  };
}

/** 512 × 512; Google wants at least 112 × 112 (A2, "Operator"). */
export const LOGO = '/icon-512.png';
