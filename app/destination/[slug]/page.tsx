import '@/styles/globals.scss';
import { DestinasiDetail } from '@/components/details/destinasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { loadNames } from '@/lib/data/load-names';
import { loadRelated } from '@/lib/data/related';
import { itemHref } from '@/lib/addresses/routes';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { tripNode } from '@/lib/seo/structured-data/trip';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/destination/[slug]'>) {
  return detailHead(destinasi, params);
}

export default async function DestinasiPage({ params }: PageProps<'/destination/[slug]'>) {
  const item = await loadDetail(destinasi, params);
  const [names, related] = await Promise.all([
    loadNames(itemHref(destinasi, item.key)),
    loadRelated(destinasi, item),
  ]);
  return (
    <main id="isi" tabIndex={-1}>
      <DestinasiDetail
        item={item}
        site={siteFor('destinasi')}
        names={names}
        orderHref={orderLink(destinasi, item)}
        related={related}
      />
      <StructuredData nodes={detailNodes(destinasi, item, tripNode(destinasi, item))} />
    </main>
  );
}
