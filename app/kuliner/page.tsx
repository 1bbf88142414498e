import type { Metadata } from 'next';
import { KulinerPage } from '@/components/pages/kuliner/kuliner-page';
import { NotFound } from '@/components/states/not-found/not-found';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { restoran } from '@/lib/entities/restoran/restoran';
import { ALL } from '@/lib/addresses/category';
import { hasChoice } from '@/lib/addresses/list-choice';
import { choiceText } from '@/lib/data/choosing';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { listHref, routes } from '@/lib/addresses/routes';
import { pageHead } from '@/lib/seo/head';
import { pageSharePicture } from '@/lib/seo/share-picture';
import { kulinerNodes } from '@/lib/seo/structured-data/kuliner';
import { site } from '@/lib/settings/site';
import { loadKulinerOnce } from './load-kuliner';

const HEAD = {
  title: 'Kuliner Khas Bandung',
  intro: 'Pedas, gurih, dan hangat untuk udara 18 sampai 28 derajat.',
};

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page, choice } = listState(await searchParams);
  const { foods, restaurants, state } = await loadKulinerOnce(page, String(new URLSearchParams(choice)));
  if (state === '404') {
    const { notFound } = restoran.copy;
    return pageHead({ title: notFound, description: notFound, path: routes.kuliner, state });
  }
  if (hasChoice(choice))
    return pageHead({
      title: `${HEAD.title} (${choiceText(choice)})`,
      description: HEAD.intro,
      path: routes.kuliner,
      picture: pageSharePicture('kuliner'),
      index: false,
      state,
    });
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

/** `/kuliner?urut=…&page=N` (spec §2, "Food"); the parameters are of the restaurants. */
export default async function Page({ searchParams }: Props) {
  const { page, choice } = listState(await searchParams);
  const { foods, restaurants, state } = await loadKulinerOnce(page, String(new URLSearchParams(choice)));
  if (state === '404') return <NotFound />;
  const shown = { head: HEAD, foods, restaurants, site: site() };
  return (
    <>
      <KulinerPage {...shown} />
      <StructuredData nodes={kulinerNodes({ ...shown, page: Number(page), isChosen: hasChoice(choice) })} />
    </>
  );
}
