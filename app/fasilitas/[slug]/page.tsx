import { FasilitasDetail } from '@/components/details/fasilitas-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetailPage } from '@/lib/data/load-detail-page';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { facilityNode } from '@/lib/seo/structured-data/fasilitas';

export function generateMetadata({ params }: PageProps<'/fasilitas/[slug]'>) {
  return detailHead(fasilitas, params);
}

export default async function FasilitasPage({ params }: PageProps<'/fasilitas/[slug]'>) {
  const page = await loadDetailPage(fasilitas, params);
  return (
    <main id="isi" tabIndex={-1}>
      <FasilitasDetail {...page} />
      <StructuredData nodes={detailNodes(fasilitas, page.item, facilityNode(page.item))} />
    </main>
  );
}
