import type { Metadata } from 'next';
import { TransportasiDetail } from '@/components/details/transportasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { vehicleNode } from '@/lib/seo/structured-data/transportasi';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/transportasi/[slug]'>): Promise<Metadata> {
  return detailHead(transportasi, params);
}

export default async function TransportasiPage({ params }: PageProps<'/transportasi/[slug]'>) {
  const item = await loadDetail(transportasi, params);
  return (
    <main id="isi" tabIndex={-1}>
      <TransportasiDetail
        item={item}
        site={siteFor('transportasi')}
        orderHref={orderLink(transportasi, item)}
        related={await loadRelated(transportasi, item)}
      />
      <StructuredData nodes={detailNodes(transportasi, item, vehicleNode(item))} />
    </main>
  );
}
