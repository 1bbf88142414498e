import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { EventDetail } from '@/components/details/event-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { lookUpOnce } from '@/lib/data/load';
import { event } from '@/lib/entities/event/event';
import { loadRelated } from '@/lib/data/related';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { detailBreadcrumb } from '@/lib/seo/structured-data/breadcrumb';
import { eventNode } from '@/lib/seo/structured-data/event';
import { orderLink } from '@/lib/data/order-link';
import { site } from '@/lib/settings/site';
import { siteFor } from '@/lib/data/whom';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(event, await lookUpOnce(event, key), detailHref(detailRoutes.event, key));
}

export default async function EventPage({ params }: Props) {
  const found = await lookUpOnce(event, decodeKey((await params).slug));
  if (found.state !== 'found') return <DetailFallback description={event} state={found.state} />;
  return (
    <main id="isi" tabIndex={-1} {...(found.item.past ? { 'data-item': '' } : { 'data-docked': '' })}>
      <EventDetail
        item={found.item}
        site={siteFor('event')}
        orderHref={orderLink(event, found.item)}
        related={await loadRelated(event, found.item)}
      />
      <StructuredData nodes={[eventNode(found.item, site()), detailBreadcrumb(event, found.item)]} />
    </main>
  );
}
