import type { Metadata } from 'next';
import { AtraksiDetail } from '@/components/details/atraksi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { attractionNode } from '@/lib/seo/structured-data/atraksi';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/attraction/[slug]'>): Promise<Metadata> {
  return detailHead(atraksi, params);
}

export default async function AtraksiPage({ params }: PageProps<'/attraction/[slug]'>) {
  const item = await loadDetail(atraksi, params);
  return (
    <main id="isi" tabIndex={-1}>
      <AtraksiDetail
        item={item}
        site={siteFor('atraksi')}
        orderHref={orderLink(atraksi, item)}
        related={await loadRelated(atraksi, item)}
      />
      <StructuredData nodes={detailNodes(atraksi, item, attractionNode(item))} />
    </main>
  );
}
