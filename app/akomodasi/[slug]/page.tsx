import { AkomodasiDetail } from '@/components/details/akomodasi-detail';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadDetailPage } from '@/lib/data/load-detail-page';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { detailHead } from '@/lib/seo/detail-head';
import { detailNodes } from '@/lib/seo/structured-data/detail';
import { lodgingNode } from '@/lib/seo/structured-data/akomodasi';

export function generateMetadata({ params }: PageProps<'/akomodasi/[slug]'>) {
  return detailHead(akomodasi, params);
}

export default async function AkomodasiPage({ params }: PageProps<'/akomodasi/[slug]'>) {
  const page = await loadDetailPage(akomodasi, params);
  return (
    <main id="isi" tabIndex={-1}>
      <AkomodasiDetail {...page} />
      <StructuredData nodes={detailNodes(akomodasi, page.item, lodgingNode(page.item))} />
    </main>
  );
}
