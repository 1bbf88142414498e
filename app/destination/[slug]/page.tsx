import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { DestinasiDetail } from '@/components/details/destinasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
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
  return lookUpHead(destinasi, await lookUpOnce(destinasi, key), detailHref(detailRoutes.destinasi, key));
}

export default async function DestinasiPage({ params }: Props) {
  const found = await lookUpOnce(destinasi, decodeKey((await params).slug));
  if (found.state !== 'found') return <DetailFallback description={destinasi} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} data-docked="">
      <DestinasiDetail
        item={found.item}
        site={siteFor('destinasi')}
        names={await loadNames(detailHref(detailRoutes.destinasi, found.item.key))}
        orderHref={orderLink(destinasi, found.item)}
        related={await loadRelated(destinasi, found.item)}
      />
      <StructuredData
        nodes={[tripNode(destinasi, found.item, site()), detailBreadcrumb(destinasi, found.item)]}
      />
    </main>
  );
}
