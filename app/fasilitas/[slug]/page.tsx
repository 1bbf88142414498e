import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { FasilitasDetail } from '@/components/fasilitas/fasilitas-detail';
import { lookUpOnce } from '@/lib/data';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
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
  return lookUpHead(fasilitas, await lookUpOnce(fasilitas, key), detailHref(detailRoutes.fasilitas, key));
}

export default async function FasilitasPage({ params }: Props) {
  const found = await lookUpOnce(fasilitas, decodeKey((await params).slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') return <DetailFallback description={fasilitas} state={found.state} />;
  return (
    <main id="isi">
      <FasilitasDetail item={found.item} site={site()} orderHref={orderLink(fasilitas, found.item)} />
    </main>
  );
}
