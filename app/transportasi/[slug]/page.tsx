import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { TransportasiDetail } from '@/components/details/transportasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { vehicleNode } from '@/lib/seo/structured-data/transportasi';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(
    transportasi,
    await lookUpOnce(transportasi, key),
    detailHref(detailRoutes.transportasi, key),
  );
}

export default async function TransportasiPage({ params }: Props) {
  const found = await lookUpOnce(transportasi, decodeKey((await params).slug));
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
