import type { Metadata } from 'next';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { PaketDetail } from '@/components/paket/paket-detail';
import { StructuredData } from '@/components/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data';
import { paket } from '@/lib/entities/paket/paket';
import { loadNames } from '@/lib/names/load-names';
import { loadRelated } from '@/lib/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { tripNode } from '@/lib/seo/structured-data/trip';
import { orderLink } from '@/lib/order-link';
import { site } from '@/lib/site';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(paket, await lookUpOnce(paket, key), detailHref(detailRoutes.paket, key));
}

export default async function PaketPage({ params }: Props) {
  const found = await lookUpOnce(paket, decodeKey((await params).slug));
  if (found.state !== 'found') return <DetailFallback description={paket} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <PaketDetail
        item={found.item}
        site={site()}
        names={await loadNames(detailHref(detailRoutes.paket, found.item.key))}
        orderHref={orderLink(paket, found.item)}
        related={await loadRelated(paket, found.item)}
      />
      <StructuredData nodes={[tripNode(paket, found.item, site()), detailBreadcrumb(paket, found.item)]} />
    </main>
  );
}
