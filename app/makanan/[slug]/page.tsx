import type { Metadata } from 'next';
import { DetailFallback } from '@/components/details/detail-state/detail-fallback';
import { lookUpMakananOnce } from '@/lib/data/load';
import { makanan } from '@/lib/entities/makanan/makanan';
import { decodeKey, detailHref, detailRoutes } from '@/lib/addresses/routes';
import { lookUpHead } from '@/lib/seo/detail-head';

/** `/makanan/{slug}` is what the API's search produces: it answers with the food's place on /kuliner (product-decisions.md, "URLs"). */
interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(makanan, await lookUpMakananOnce(key), detailHref(detailRoutes.makanan, key));
}

export default async function MakananPage({ params }: Props) {
  const found = await lookUpMakananOnce(decodeKey((await params).slug));
  return <DetailFallback description={makanan} state={found.state} />;
}
