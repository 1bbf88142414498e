import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { AkomodasiDetail } from '@/components/akomodasi/akomodasi-detail';
import { lookUpOnce } from '@/lib/data';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
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
  return lookUpHead(akomodasi, await lookUpOnce(akomodasi, decodeKey(slug)), `/akomodasi/${slug}`);
}

export default async function AkomodasiPage({ params }: Props) {
  const { slug } = await params;
  const found = await lookUpOnce(akomodasi, decodeKey(slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') {
    return (
      <DetailFallback
        copy={akomodasi.copy}
        listHref={routes.akomodasi}
        state={found.state}
        href={`/akomodasi/${slug}`}
      />
    );
  }
  return (
    <main id="isi">
      <AkomodasiDetail item={found.item} site={site()} orderHref={orderLink(akomodasi, found.item)} />
    </main>
  );
}
