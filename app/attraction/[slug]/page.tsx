import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { AtraksiDetail } from '@/components/details/atraksi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { attractionNode } from '@/lib/seo/structured-data/atraksi';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(atraksi, params);
}

export default async function AtraksiPage({ params }: DetailProps) {
  const found = await loadDetail(atraksi, params);
  if (found.state !== 'found') return <DetailFallback description={atraksi} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <AtraksiDetail
        item={found.item}
        site={siteFor('atraksi')}
        orderHref={orderLink(atraksi, found.item)}
        related={await loadRelated(atraksi, found.item)}
      />
      <StructuredData nodes={[attractionNode(found.item), detailBreadcrumb(atraksi, found.item)]} />
    </main>
  );
}
