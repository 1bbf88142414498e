import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { DetailFallback } from '@/components/detail-state/detail-fallback';
import { EventDetail } from '@/components/event/event-detail';
import { lookUpOnce } from '@/lib/data';
import { event } from '@/lib/entities/event/event';
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
  return lookUpHead(event, await lookUpOnce(event, decodeKey(slug)), `/event/${slug}`);
}

export default async function EventPage({ params }: Props) {
  const { slug } = await params;
  const found = await lookUpOnce(event, decodeKey(slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  if (found.state !== 'found') {
    return (
      <DetailFallback copy={event.copy} listHref={routes.event} state={found.state} href={`/event/${slug}`} />
    );
  }
  return (
    <main id="isi">
      <EventDetail item={found.item} site={site()} orderHref={orderLink(event, found.item)} />
    </main>
  );
}
