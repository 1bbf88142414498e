import { AtraksiDetail } from '@/components/details/atraksi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetailPage } from '@/lib/data/load-detail-page';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { attractionNode } from '@/lib/seo/structured-data/atraksi';

export function generateMetadata({ params }: PageProps<'/attraction/[slug]'>) {
  return detailHead(atraksi, params);
}

export default async function AtraksiPage({ params }: PageProps<'/attraction/[slug]'>) {
  const page = await loadDetailPage(atraksi, params);
  return (
    <main id="isi" tabIndex={-1}>
      <AtraksiDetail {...page} />
      <StructuredData nodes={detailNodes(atraksi, page.item, attractionNode(page.item))} />
    </main>
  );
}
