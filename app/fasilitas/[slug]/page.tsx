import type { Metadata } from 'next';
import { FasilitasDetail } from '@/components/details/fasilitas-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { facilityNode } from '@/lib/seo/structured-data/fasilitas';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/fasilitas/[slug]'>): Promise<Metadata> {
  return detailHead(fasilitas, params);
}

export default async function FasilitasPage({ params }: PageProps<'/fasilitas/[slug]'>) {
  const item = await loadDetail(fasilitas, params);
  return (
    <main id="isi" tabIndex={-1}>
      <FasilitasDetail
        item={item}
        site={siteFor('fasilitas')}
        orderHref={orderLink(fasilitas, item)}
        related={await loadRelated(fasilitas, item)}
      />
      <StructuredData nodes={detailNodes(fasilitas, item, facilityNode(item))} />
    </main>
  );
}
