import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaPage } from '@/components/pages/kawasan/area-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { areaBySlug, areas, type Area } from '@/lib/kawasan/areas';
import { loadAreaOnce } from '@/lib/data/load-kawasan';
import { areaHref, decodeKey } from '@/lib/addresses/routes';
import { readyPlans } from '@/lib/plan/ready';
import { pageHead } from '@/lib/seo/head';
import { areaSharePicture } from '@/lib/seo/share-picture';
import { areaNodes } from '@/lib/seo/structured-data/kawasan';
import '@/styles/kawasan.scss';

interface Props {
  params: Promise<{ slug: string }>;
}

async function areaOf(params: Props['params']): Promise<Area> {
  return areaBySlug(decodeKey((await params).slug)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const area = await areaOf(params);
  return pageHead({
    title: `${area.nama}: Peta, Tempat, dan Jarak`,
    description: area.ringkasan,
    path: areaHref(area.slug),
    picture: areaSharePicture(area),
  });
}

export default async function Page({ params }: Props) {
  const area = await areaOf(params);
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
