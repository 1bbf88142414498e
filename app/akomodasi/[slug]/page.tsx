import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { AkomodasiDetail } from '@/components/details/akomodasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { lodgingNode } from '@/lib/seo/structured-data/akomodasi';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(akomodasi, params);
}

export default async function AkomodasiPage({ params }: DetailProps) {
  const found = await loadDetail(akomodasi, params);
  if (found.state !== 'found') return <DetailFallback description={akomodasi} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <AkomodasiDetail
        item={found.item}
        site={siteFor('akomodasi')}
        orderHref={orderLink(akomodasi, found.item)}
        related={await loadRelated(akomodasi, found.item)}
      />
      <StructuredData nodes={[lodgingNode(found.item), detailBreadcrumb(akomodasi, found.item)]} />
    </main>
  );
}
