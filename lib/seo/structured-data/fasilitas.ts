import type { ProductLeaf, ServiceLeaf } from 'schema-dts';
import { fasilitas, NO_DESCRIPTION, type FasilitasDetail } from '../../entities/fasilitas/fasilitas';
import { categorySlug } from '../../addresses/category';
import { isSellable, itemFacts, offer, serviceNode } from './parts';

const SERVICES = new Set(['Perizinan', 'P3K & Tim Medis'].map(categorySlug));
/** The goods in 'Dokumentasi, Proyektor, Laptop, Printer' (spec §2); the rest of that label is a service. */
const DEVICE = /\b(?:proyektor|projector|laptop|printer)\b/i;

function isService({ category, title }: FasilitasDetail): boolean {
  const slug = categorySlug(category);
  return SERVICES.has(slug) || (slug.startsWith('dokumentasi') && !DEVICE.test(title));
}

/**
 * A facility (search-visibility.md A2): goods are a product, null without price or picture; permits, medics
 * and documentation are a service.
 */
export function facilityNode(item: FasilitasDetail): ProductLeaf | ServiceLeaf | null {
  const facts = itemFacts(fasilitas, item, item.descriptionHtml);
  if (facts.description === NO_DESCRIPTION) facts.description = undefined;
  const offers = offer({
    amount: item.priceAmount,
    url: facts.url,
    left: item.quantity,
    gone: 'OutOfStock',
  });
  if (isService(item)) return serviceNode(facts, item.category, offers);
  return isSellable(facts, offers) ? { '@type': 'Product', ...facts, category: item.category, offers } : null;
}
