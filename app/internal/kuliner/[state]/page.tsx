import type { Metadata } from 'next';
import { KulinerPage } from '@/components/kuliner/kuliner-page';
import { Lost } from '@/components/lost/lost';
import { StructuredData } from '@/components/structured-data/structured-data';
import { restoran } from '@/lib/entities/restoran/restoran';
import { ALL } from '@/lib/listing/category';
import { listHref, routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { kulinerNodes } from '@/lib/seo/structured-data/kuliner';
import { site } from '@/lib/site';
import { loadKulinerOnce } from './load-kuliner';

/** `/kuliner?page=N` (spec §2, "Food"): next.config.ts rewrites its states here; the state is the page of the restaurants. */
export const revalidate = 30;
export const generateStaticParams = () => [];

const HEAD = {
  title: 'Kuliner Khas Bandung',
  intro: 'Pedas, gurih, dan hangat untuk udara 18 sampai 28 derajat.',
};

interface Props {
  params: Promise<{ state: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = (await params).state;
  const { foods, restaurants, state } = await loadKulinerOnce(page);
  if (state === '404') {
    const { notFound } = restoran.copy;
    return pageHead({ title: notFound, description: notFound, path: routes.kuliner, state });
  }
  const first = page === '1';
  const titles = [...(first ? (foods ?? []) : []), ...(restaurants?.items ?? [])].map(({ title }) => title);
  return pageHead({
    title: first ? HEAD.title : `${HEAD.title}, Halaman ${page}`,
    description: `${first ? HEAD.intro : `Halaman ${page}:`} ${titles.join(', ')}`,
    path: listHref(routes.kuliner, ALL, Number(page)),
    picture: pageSharePicture('kuliner'),
    state,
  });
}

export default async function Page({ params }: Props) {
  const page = (await params).state;
  const { foods, restaurants, state } = await loadKulinerOnce(page);
  if (state === '404') return <Lost />;
  const shown = { head: HEAD, foods, restaurants, site: site() };
  return (
    <>
      <KulinerPage {...shown} />
      <StructuredData nodes={kulinerNodes({ ...shown, page: Number(page) })} />
    </>
  );
}
