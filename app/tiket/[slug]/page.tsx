import type { Metadata } from 'next';
import { TiketDetail } from '@/components/details/tiket-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { tiket } from '@/lib/entities/tiket/tiket';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { ticketNode } from '@/lib/seo/structured-data/tiket';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/tiket/[slug]'>): Promise<Metadata> {
  return detailHead(tiket, params);
}

export default async function TiketPage({ params }: PageProps<'/tiket/[slug]'>) {
  const item = await loadDetail(tiket, params);
  return (
    <main id="isi" tabIndex={-1}>
      <TiketDetail
        item={item}
        site={siteFor('tiket')}
        orderHref={orderLink(tiket, item)}
        related={await loadRelated(tiket, item)}
      />
      <StructuredData nodes={detailNodes(tiket, item, ticketNode(item))} />
    </main>
  );
}
