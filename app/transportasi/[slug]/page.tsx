import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { TransportasiDetail } from '@/components/details/transportasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { vehicleNode } from '@/lib/seo/structured-data/transportasi';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(transportasi, params);
}

export default async function TransportasiPage({ params }: DetailProps) {
  const found = await loadDetail(transportasi, params);
  if (found.state !== 'found') return <DetailFallback description={transportasi} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <TransportasiDetail
        item={found.item}
        site={siteFor('transportasi')}
        orderHref={orderLink(transportasi, found.item)}
        related={await loadRelated(transportasi, found.item)}
      />
      <StructuredData nodes={[vehicleNode(found.item), detailBreadcrumb(transportasi, found.item)]} />
    </main>
  );
}
