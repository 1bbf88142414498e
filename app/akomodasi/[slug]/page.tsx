import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { AkomodasiDetail } from '@/components/details/akomodasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { lodgingNode } from '@/lib/seo/structured-data/akomodasi';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(akomodasi, await lookUpOnce(akomodasi, key), detailHref(detailRoutes.akomodasi, key));
}

export default async function AkomodasiPage({ params }: Props) {
  const found = await lookUpOnce(akomodasi, decodeKey((await params).slug));
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
