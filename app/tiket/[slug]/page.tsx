import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { TiketDetail } from '@/components/details/tiket-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { tiket } from '@/lib/entities/tiket/tiket';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { ticketNode } from '@/lib/seo/structured-data/tiket';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(tiket, params);
}

export default async function TiketPage({ params }: DetailProps) {
  const found = await loadDetail(tiket, params);
  if (found.state !== 'found') return <DetailFallback description={tiket} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <TiketDetail
        item={found.item}
        site={siteFor('tiket')}
        orderHref={orderLink(tiket, found.item)}
        related={await loadRelated(tiket, found.item)}
      />
      <StructuredData nodes={[ticketNode(found.item), detailBreadcrumb(tiket, found.item)]} />
    </main>
  );
}
