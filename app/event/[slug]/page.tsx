import { EventDetail } from '@/components/details/event-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetailPage } from '@/lib/data/load-detail-page';
import { event } from '@/lib/entities/event/event';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { eventNode } from '@/lib/seo/structured-data/event';

export function generateMetadata({ params }: PageProps<'/event/[slug]'>) {
  return detailHead(event, params);
}

export default async function EventPage({ params }: PageProps<'/event/[slug]'>) {
  const page = await loadDetailPage(event, params);
  return (
    <main id="isi" tabIndex={-1}>
      <EventDetail {...page} />
      <StructuredData nodes={detailNodes(event, page.item, eventNode(page.item))} />
    </main>
  );
}
