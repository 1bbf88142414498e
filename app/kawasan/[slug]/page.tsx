import type { Metadata } from 'next';
import { AreaPage } from '@/components/pages/kawasan/area-page';
import { NotFound } from '@/components/states/not-found/not-found';
import { NOT_FOUND_TITLE } from '@/components/states/not-found/words';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { areaBySlug, areas } from '@/lib/kawasan/areas';
import { loadAreaOnce } from '@/lib/data/load-kawasan';
import { areaHref, decodeKey } from '@/lib/addresses/routes';
import { readyPlans } from '@/lib/plan/ready';
import { pageHead } from '@/lib/seo/head';
import { areaSharePicture } from '@/lib/seo/share-picture';
import { areaNodes } from '@/lib/seo/structured-data/kawasan';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = decodeKey((await params).slug);
  const area = areaBySlug(slug);
  if (!area)
    return pageHead({
      title: NOT_FOUND_TITLE,
      description: NOT_FOUND_TITLE,
      path: areaHref(slug),
      state: '404',
    });
  const { state } = await loadAreaOnce(area);
  return pageHead({
    title: `${area.nama}: Peta, Tempat, dan Jarak`,
    description: area.ringkasan,
    path: areaHref(area.slug),
    picture: areaSharePicture(area),
    state,
  });
}

export default async function Page({ params }: Props) {
  const slug = decodeKey((await params).slug);
  const area = areaBySlug(slug);
  if (!area) return <NotFound />;
  const [view, plans] = await Promise.all([loadAreaOnce(area), readyPlans()]);
  return (
    <>
      <AreaPage
        view={view}
        neighbours={areas().filter(({ slug }) => slug !== area.slug)}
        plans={plans.filter((plan) => plan.areas.includes(area.slug))}
      />
      <StructuredData nodes={areaNodes(view)} />
    </>
  );
}
