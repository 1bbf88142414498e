import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { DestinasiDetail } from '@/components/destinasi/destinasi-detail';
import { lookUpOnce } from '@/lib/data';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { decodeKey, detailHref, detailRoutes } from '@/lib/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { orderLink } from '@/lib/order-link';
import { site } from '@/lib/site';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = decodeKey((await params).slug);
  return lookUpHead(destinasi, await lookUpOnce(destinasi, key), detailHref(detailRoutes.destinasi, key));
}

export default async function DestinasiPage({ params }: Props) {
  const found = await lookUpOnce(destinasi, decodeKey((await params).slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') return <DetailFallback description={destinasi} state={found.state} />;
  return (
    <main id="isi">
      <DestinasiDetail item={found.item} site={site()} orderHref={orderLink(destinasi, found.item)} />
    </main>
  );
}
