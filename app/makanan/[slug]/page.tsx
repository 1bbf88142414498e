import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { loadDetail, type DetailProps } from '@/lib/data/load-detail';
import { makanan } from '@/lib/entities/makanan/makanan';
import { detailHead } from '@/lib/seo/detail-head';

export function generateMetadata({ params }: DetailProps): Promise<Metadata> {
  return detailHead(makanan, params);
}

/**
 * `/makanan/{slug}` appears in the API's search results: a known food leads to its card on /kuliner
 * (product-decisions.md, "URLs").
 */
export default async function MakananPage({ params }: DetailProps) {
  const found = await loadDetail(makanan, params);
  return <DetailFallback description={makanan} state={found.state === 'failed' ? 'failed' : 'absent'} />;
}
