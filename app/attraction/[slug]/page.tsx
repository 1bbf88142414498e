import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { AtraksiDetail } from '@/components/atraksi/atraksi-detail';
import { lookUpOnce } from '@/lib/data';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
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
  return lookUpHead(atraksi, await lookUpOnce(atraksi, decodeKey(slug)), `/attraction/${slug}`);
}

export default async function AtraksiPage({ params }: Props) {
  const { slug } = await params;
  const found = await lookUpOnce(atraksi, decodeKey(slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') {
    return (
      <DetailFallback
        copy={atraksi.copy}
        listHref={routes.atraksi}
        state={found.state}
        href={`/attraction/${slug}`}
      />
    );
  }
  return (
    <main id="isi">
      <AtraksiDetail item={found.item} site={site()} orderHref={orderLink(atraksi, found.item)} />
    </main>
  );
}
