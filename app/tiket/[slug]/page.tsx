import { TiketDetail } from '@/components/details/tiket-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetailPage } from '@/lib/data/load-detail-page';
import { tiket } from '@/lib/entities/tiket/tiket';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { ticketNode } from '@/lib/seo/structured-data/tiket';

export function generateMetadata({ params }: PageProps<'/tiket/[slug]'>) {
  return detailHead(tiket, params);
}

export default async function TiketPage({ params }: PageProps<'/tiket/[slug]'>) {
  const page = await loadDetailPage(tiket, params);
  return (
    <main id="isi" tabIndex={-1}>
      <TiketDetail {...page} />
      <StructuredData nodes={detailNodes(tiket, page.item, ticketNode(page.item))} />
    </main>
  );
}
