import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { FasilitasDetail } from '@/components/fasilitas/fasilitas-detail';
import { lookUpOnce } from '@/lib/data';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
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
  return lookUpHead(fasilitas, await lookUpOnce(fasilitas, decodeKey(slug)), `/fasilitas/${slug}`);
}

export default async function FasilitasPage({ params }: Props) {
  const { slug } = await params;
  const found = await lookUpOnce(fasilitas, decodeKey(slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') {
    return (
      <DetailFallback
        copy={fasilitas.copy}
        listHref={routes.fasilitas}
        state={found.state}
        href={`/fasilitas/${slug}`}
      />
    );
  }
  return (
    <main id="isi">
      <FasilitasDetail item={found.item} site={site()} orderHref={orderLink(fasilitas, found.item)} />
    </main>
  );
}
