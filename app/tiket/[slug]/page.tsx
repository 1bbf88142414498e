import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { TiketDetail } from '@/components/details/tiket-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { tiket } from '@/lib/entities/tiket/tiket';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { ticketNode } from '@/lib/seo/structured-data/tiket';
import { orderLink } from '@/lib/data/order-link';
import { siteFor } from '@/lib/data/whom';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(tiket, await lookUpOnce(tiket, key), detailHref(detailRoutes.tiket, key));
}

export default async function TiketPage({ params }: Props) {
  const found = await lookUpOnce(tiket, decodeKey((await params).slug));
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
