import { notFound } from 'next/navigation';
import { AreaPage } from '@/components/pages/kawasan/area-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { areaBySlug, type Area } from '@/lib/kawasan/areas';
import { loadAreaOnce } from '@/lib/kawasan/load-area';
import { decodeKey } from '@/lib/addresses/routes';
import { offeredPlans } from '@/lib/plan/ready';
import { areaHead } from '@/lib/seo/page-heads';
import { areaNodes } from '@/lib/seo/structured-data/kawasan';
import '@/styles/kawasan.scss';

type Props = PageProps<'/kawasan/[slug]'>;

async function areaOf(params: Props['params']): Promise<Area> {
  return areaBySlug(decodeKey((await params).slug)) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  return areaHead(await areaOf(params));
}

export default async function Page({ params }: Props) {
  const area = await areaOf(params);
  const [view, plans] = await Promise.all([loadAreaOnce(area), offeredPlans()]);
  return (
    <>
      <AreaPage view={view} plans={plans.filter((plan) => plan.areas.includes(area.slug))} />
      <StructuredData nodes={areaNodes(view)} />
    </>
  );
}
