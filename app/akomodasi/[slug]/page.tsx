import type { Metadata } from 'next';
import { AkomodasiDetail } from '@/components/details/akomodasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { lodgingNode } from '@/lib/seo/structured-data/akomodasi';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/akomodasi/[slug]'>): Promise<Metadata> {
  return detailHead(akomodasi, params);
}

export default async function AkomodasiPage({ params }: PageProps<'/akomodasi/[slug]'>) {
  const item = await loadDetail(akomodasi, params);
  return (
    <main id="isi" tabIndex={-1}>
      <AkomodasiDetail
        item={item}
        site={siteFor('akomodasi')}
        orderHref={orderLink(akomodasi, item)}
        related={await loadRelated(akomodasi, item)}
      />
      <StructuredData nodes={detailNodes(akomodasi, item, lodgingNode(item))} />
    </main>
  );
}
