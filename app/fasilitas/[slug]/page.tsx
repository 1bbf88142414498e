import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { FasilitasDetail } from '@/components/details/fasilitas-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { facilityNode } from '@/lib/seo/structured-data/fasilitas';
import { orderLink } from '@/lib/data/order-link';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(fasilitas, params);
}

export default async function FasilitasPage({ params }: DetailProps) {
  const found = await loadDetail(fasilitas, params);
  if (found.state !== 'found') return <DetailFallback description={fasilitas} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <FasilitasDetail
        item={found.item}
        site={siteFor('fasilitas')}
        orderHref={orderLink(fasilitas, found.item)}
        related={await loadRelated(fasilitas, found.item)}
      />
      <StructuredData nodes={[facilityNode(found.item, site()), detailBreadcrumb(fasilitas, found.item)]} />
    </main>
  );
}
