import '@/styles/globals.scss';
import { CallToAction } from '@/components/ui/call-to-action/call-to-action';
import { ReadyPlans } from '@/components/pages/plan/ready-plans';
import { Retry } from '@/components/states/error-state/error-state.island';
import { Hero } from '@/components/home/hero/hero';
import {
  HomeAkomodasi,
  HomeEvent,
  HomeKuliner,
  HomePaket,
  HomeTransportasi,
} from '@/components/home/home-sections/home-sections';
import { HomeDestinasi } from '@/components/home/home-destinasi/home-destinasi';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { loadHomeOnce } from '@/lib/data/home';
import { offeredPlans } from '@/lib/plan/ready';
import { homeHead } from '@/lib/seo/page-heads';
import { operatorNode, webSiteNode } from '@/lib/seo/structured-data/site';
import { site } from '@/lib/settings/site';

export const generateMetadata = homeHead;

/** `/` (spec §2, "Home"). */
export default async function HomePage() {
  const [home, plans] = await Promise.all([loadHomeOnce(), offeredPlans()]);
  return (
    <main id="isi" tabIndex={-1} data-welcome="">
      <Hero />
      <HomePaket {...home.paket} />
      <HomeDestinasi {...home.destinasi} />
      <HomeAkomodasi {...home.akomodasi} />
      <HomeTransportasi {...home.transportasi} />
      <HomeEvent {...home.event} />
      <HomeKuliner {...home.kuliner} />
      <ReadyPlans plans={plans} />
      <CallToAction />
      {home.state === 'partial' && <Retry />}
      <StructuredData nodes={[webSiteNode(site()), operatorNode(site())]} />
    </main>
  );
}
