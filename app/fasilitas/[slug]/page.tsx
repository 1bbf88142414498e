import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { FasilitasDetail } from '@/components/details/fasilitas-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { facilityNode } from '@/lib/seo/structured-data/fasilitas';
import { orderLink } from '@/lib/data/order-link';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(fasilitas, await lookUpOnce(fasilitas, key), detailHref(detailRoutes.fasilitas, key));
}

export default async function FasilitasPage({ params }: Props) {
  const found = await lookUpOnce(fasilitas, decodeKey((await params).slug));
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
