import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { PaketDetail } from '@/components/details/paket-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { paket } from '@/lib/entities/paket/paket';
import { loadNames } from '@/lib/data/load-names';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { tripNode } from '@/lib/seo/structured-data/trip';
import { orderLink } from '@/lib/data/order-link';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';

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
        site={siteFor('paket')}
        names={await loadNames(detailHref(detailRoutes.paket, found.item.key))}
        orderHref={orderLink(paket, found.item)}
        related={await loadRelated(paket, found.item)}
      />
      <StructuredData nodes={[tripNode(paket, found.item, site()), detailBreadcrumb(paket, found.item)]} />
    </main>
  );
}
