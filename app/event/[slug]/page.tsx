import type { Metadata } from 'next';
import { EventDetail } from '@/components/details/event-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetail } from '@/lib/items/load-detail';
import { event } from '@/lib/entities/event/event';
import { loadRelated } from '@/lib/data/related';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { eventNode } from '@/lib/seo/structured-data/event';
import { orderLink } from '@/lib/order/order-link';
import { siteFor } from '@/lib/order/whom';

export function generateMetadata({ params }: PageProps<'/event/[slug]'>): Promise<Metadata> {
  return detailHead(event, params);
}

export default async function EventPage({ params }: PageProps<'/event/[slug]'>) {
  const item = await loadDetail(event, params);
  return (
    <main id="isi" tabIndex={-1}>
      <EventDetail
        item={item}
        site={siteFor('event')}
        orderHref={orderLink(event, item)}
        related={await loadRelated(event, item)}
      />
      <StructuredData nodes={detailNodes(event, item, eventNode(item))} />
    </main>
  );
}
