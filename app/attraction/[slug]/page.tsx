import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { AtraksiDetail } from '@/components/details/atraksi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { attractionNode } from '@/lib/seo/structured-data/atraksi';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(atraksi, await lookUpOnce(atraksi, key), detailHref(detailRoutes.atraksi, key));
}

export default async function AtraksiPage({ params }: Props) {
  const found = await lookUpOnce(atraksi, decodeKey((await params).slug));
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
