import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { PaketDetail } from '@/components/paket/paket-detail';
import { lookUpOnce } from '@/lib/data';
import { paket } from '@/lib/entities/paket/paket';
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
  return lookUpHead(paket, await lookUpOnce(paket, decodeKey(slug)), `/paketdetail/${slug}`);
}

export default async function PaketPage({ params }: Props) {
  const { slug } = await params;
  const found = await lookUpOnce(paket, decodeKey(slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') {
    return (
      <DetailFallback
        copy={paket.copy}
        listHref={routes.paket}
        state={found.state}
        href={`/paketdetail/${slug}`}
      />
    );
  }
  return (
    <main id="isi">
      <PaketDetail item={found.item} site={site()} orderHref={orderLink(paket, found.item)} />
    </main>
  );
}
