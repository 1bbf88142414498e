import { TransportasiDetail } from '@/components/details/transportasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetailPage } from '@/lib/data/load-detail-page';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { vehicleNode } from '@/lib/seo/structured-data/transportasi';

export function generateMetadata({ params }: PageProps<'/transportasi/[slug]'>) {
  return detailHead(transportasi, params);
}

export default async function TransportasiPage({ params }: PageProps<'/transportasi/[slug]'>) {
  const page = await loadDetailPage(transportasi, params);
  return (
    <main id="isi" tabIndex={-1}>
      <TransportasiDetail {...page} />
      <StructuredData nodes={detailNodes(transportasi, page.item, vehicleNode(page.item))} />
    </main>
  );
}
