import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { TiketDetail } from '@/components/tiket/tiket-detail';
import { lookUpOnce } from '@/lib/data';
import { tiket } from '@/lib/entities/tiket/tiket';
import { decodeKey, routes } from '@/lib/routes';
import { lookUpHead } from '@/lib/seo/detail-head';
import { orderLink } from '@/lib/order-link';
import { site } from '@/lib/site';

export const revalidate = 30;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return lookUpHead(tiket, await lookUpOnce(tiket, decodeKey(slug)), `/tiket/${slug}`);
}

export default async function TiketPage({ params }: Props) {
  const { slug } = await params;
  const found = await lookUpOnce(tiket, decodeKey(slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') {
    return (
      <DetailFallback copy={tiket.copy} listHref={routes.tiket} state={found.state} href={`/tiket/${slug}`} />
    );
  }
  return (
    <main id="isi">
      <TiketDetail item={found.item} site={site()} orderHref={orderLink(tiket, found.item)} />
    </main>
  );
}
