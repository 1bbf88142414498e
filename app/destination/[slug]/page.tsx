import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { DestinasiDetail } from '@/components/details/destinasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { loadNames } from '@/lib/data/load-names';
import { loadRelated } from '@/lib/data/related';
import { itemHref } from '@/lib/addresses/routes';
import { detailHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { tripNode } from '@/lib/seo/structured-data/trip';
import { orderLink } from '@/lib/data/order-link';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(destinasi, params);
}

export default async function DestinasiPage({ params }: DetailProps) {
  const found = await loadDetail(destinasi, params);
  if (found.state !== 'found') return <DetailFallback description={destinasi} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <DestinasiDetail
        item={found.item}
        site={siteFor('destinasi')}
        names={await loadNames(itemHref(destinasi, found.item.key))}
        orderHref={orderLink(destinasi, found.item)}
        related={await loadRelated(destinasi, found.item)}
      />
      <StructuredData
        nodes={[tripNode(destinasi, found.item, site()), detailBreadcrumb(destinasi, found.item)]}
      />
    </main>
  );
}
