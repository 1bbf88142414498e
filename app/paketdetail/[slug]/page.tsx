import '@/styles/globals.scss';
import { PaketDetail } from '@/components/details/paket-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { paket } from '@/lib/entities/paket/paket';
import { loadNames } from '@/lib/data/load-names';
import { loadRelated } from '@/lib/data/related';
import { itemHref } from '@/lib/addresses/routes';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { tripNode } from '@/lib/seo/structured-data/trip';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/paketdetail/[slug]'>) {
  return detailHead(paket, params);
}

export default async function PaketPage({ params }: PageProps<'/paketdetail/[slug]'>) {
  const item = await loadDetail(paket, params);
  const [names, related] = await Promise.all([
    loadNames(itemHref(paket, item.key)),
    loadRelated(paket, item),
  ]);
  return (
    <main id="isi" tabIndex={-1}>
      <PaketDetail
        item={item}
        site={siteFor('paket')}
        names={names}
        orderHref={orderLink(paket, item)}
        related={related}
      />
      <StructuredData nodes={detailNodes(paket, item, tripNode(paket, item))} />
    </main>
  );
}
