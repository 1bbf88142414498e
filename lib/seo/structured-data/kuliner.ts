import type { ItemListLeaf, ProductLeaf, RestaurantLeaf } from 'schema-dts';
import type { CardView } from '../../entities/card';
import { makanan } from '../../entities/makanan/makanan';
import { ALL } from '../../addresses/category';
import { type ListPage } from '../../listing/listing';
import { listHref, routes } from '../../addresses/routes';
import type { Site } from '../../settings/site';
import { pageBreadcrumbs } from '../../addresses/breadcrumbs';
import { absolute } from '../../addresses/absolute';
import { breadcrumbNode } from './breadcrumb';
import type { Node } from './json-ld';
import { collectionPage, images, listed, offer, organization, postalAddress } from './parts';
import { openingHours } from './opening-hours';
import { isAddress } from './place';

interface Kuliner {
  head: { title: string; intro: string };
  page: number;
  /** Are the restaurants as a visitor ordered or narrowed them? Such a page is not described. */
  isChosen?: boolean;
  foods: CardView[] | null;
  restaurants: ListPage<CardView> | null;
  site: Pick<Site, 'foodTour'>;
}

/**
 * `/kuliner` (search-visibility.md A2, "Restaurant", "Food", "Food Tour"). The foods and the tour are the
 * same on all of its pages, so only the first page describes them. Empty when both lists are unavailable.
 */
export function kulinerNodes({ head, page, isChosen = false, foods, restaurants, site }: Kuliner): Node[] {
  if (!foods && !restaurants) return [];
  const path = listHref(routes.kuliner, ALL, page);
  const trail = breadcrumbNode(path, pageBreadcrumbs(head.title));
  if (isChosen) return [trail];
  const entries = listed(restaurants?.items ?? [], restaurantEntry);
  const list = entries.length ? collectionPage(path, head, entries) : null;
  if (page > 1) return [list, trail];
  return [list, foods?.length ? foodsNode(absolute(path), foods) : null, foodTourNode(site), trail];
}

/** A restaurant with its address; only its name when the address is unknown. */
function restaurantEntry(card: CardView) {
  const restaurant = restaurantNode(card);
  return restaurant ? { item: restaurant } : { name: card.title };
}

/** No `url`: it has no page of its own here. No `@id`: it may move to another page of the list. */
function restaurantNode({ title, picture, place, price, category, week }: CardView): RestaurantLeaf | null {
  if (!isAddress(place)) return null;
  return {
    '@type': 'Restaurant',
    name: title,
    image: images(picture ? [picture] : []),
    address: postalAddress(place),
    priceRange: price?.amount,
    openingHoursSpecification: openingHours(week),
    // 'Masakan Sunda' is a cuisine; 'Kafe' and 'Toko Kue' are not.
    servesCuisine: /^masakan\s/i.test(category) ? category : undefined,
  };
}

/** Names only: the dishes are not for sale here. */
function foodsNode(url: string, cards: readonly CardView[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': `${url}#makanan`,
    name: makanan.copy.listTitle,
    itemListElement: listed(cards, ({ title }) => ({ name: title })),
  };
}

/** The Food Tour with its one price (spec §1), not per person, and the picture shown beside it. */
function foodTourNode({ foodTour }: Kuliner['site']): ProductLeaf {
  const { price, hours, spots, groupSize } = foodTour;
  const url = absolute(routes.kuliner);
  return {
    '@type': 'Product',
    '@id': `${url}#food-tour`,
    name: 'Food Tour',
    url,
    image: absolute('/art/jajanan.webp'),
    description: `Berjalan kaki dari warung ke warung bersama pemandu lokal. Durasi ${hours}, ${spots} tempat makan, maksimal ${groupSize} orang per grup. Makanan dan minuman sudah termasuk.`,
    brand: organization(),
    offers: offer({ amount: price, url }),
  };
}
