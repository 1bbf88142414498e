import type { Metadata } from 'next';
import { CallToAction } from '@/components/call-to-action/call-to-action';
import { Retry } from '@/components/error-state/error-state.island';
import { Hero } from '@/components/hero/hero';
import { HomeAkomodasi } from '@/components/home-akomodasi/home-akomodasi';
import { HomeDestinasi } from '@/components/home-destinasi/home-destinasi';
import { HomeEvent } from '@/components/home-event/home-event';
import { HomeKuliner } from '@/components/home-kuliner/home-kuliner';
import { HomePaket } from '@/components/home-paket/home-paket';
import { HomeTransportasi } from '@/components/home-transportasi/home-transportasi';
import { StructuredData } from '@/components/structured-data/structured-data';
import { loadHomeOnce } from '@/lib/home';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { operatorNode, webSiteNode } from '@/lib/seo/structured-data/site';
import { site } from '@/lib/site';

export async function generateMetadata(): Promise<Metadata> {
  const { complete } = await loadHomeOnce();
  return pageHead({
    title: `${site().name}: Wisata, Paket Tour, dan Kuliner`,
    description:
      'Paket tour, destinasi, penginapan, kendaraan, event, tiket, dan kuliner Bandung dalam satu tempat. Pilih tujuan, tanya harga, dan pesan lewat WhatsApp.',
    path: routes.home,
    picture: pageSharePicture('home'),
    state: complete ? 'ok' : 'partial',
  });
}

/** `/` (spec §2, "Home"). */
export default async function HomePage() {
  const home = await loadHomeOnce();
  return (
    <main id="isi" tabIndex={-1}>
      <Hero />
      <HomePaket cards={home.paket.cards} total={home.paket.total} />
      <HomeDestinasi {...home.destinasi} />
      <HomeAkomodasi cards={home.akomodasi.cards} total={home.akomodasi.total} />
      <HomeTransportasi cards={home.transportasi.cards} total={home.transportasi.total} />
      <HomeEvent cards={home.event.cards} total={home.event.total} />
      <HomeKuliner cards={home.kuliner.cards} total={home.kuliner.total} />
      <CallToAction />
      {!home.complete && <Retry />}
      <StructuredData nodes={[webSiteNode(site()), operatorNode(site())]} />
    </main>
  );
}
