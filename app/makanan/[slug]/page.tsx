import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { lookUpMakanan } from '@/lib/data';
import { makanan } from '@/lib/entities/makanan/makanan';
import { decodeKey, detailHref, detailRoutes } from '@/lib/routes';
import { lookUpHead } from '@/lib/seo/detail-head';

/** `/makanan/{slug}` is what the API's search produces: it answers with the food's place on /kuliner (decisions.md, "URLs"). */
export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(makanan, await lookUpMakanan(key), detailHref(detailRoutes.makanan, key));
}

export default async function MakananPage({ params }: Props) {
  const found = await lookUpMakanan(decodeKey((await params).slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  return <DetailFallback description={makanan} state={found.state} />;
}
