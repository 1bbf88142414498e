import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ReadyPlanPage } from '@/components/pages/plan/ready-plan-page';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import { detailBreadcrumbs, READY_PLANS } from '@/lib/addresses/breadcrumbs';
import { readyPlanHref } from '@/lib/addresses/routes';
import { offeredPlans, planOf, readyPlans } from '@/lib/plan/ready';
import { loadPlan } from '@/lib/plan/view';
import { readyPlanHead } from '@/lib/seo/page-heads';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { readyPlanNode } from '@/lib/seo/structured-data/ready-plan';
import '@/styles/plan.scss';
import '@/styles/plan-print.scss';

type Props = PageProps<'/rencana/[slug]'>;

const load = cache(async (slug: string) => {
  const ready = (await readyPlans()).find((plan) => plan.slug === slug);
  if (!ready) return notFound();
  const [view, plans] = await Promise.all([loadPlan(planOf(ready)), offeredPlans()]);
  return { ready, view, others: plans.filter((plan) => plan !== ready) };
});

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const { ready, view } = await load(slug);
  return readyPlanHead(ready, view);
}

/** `/rencana/{slug}`: a plan of content/rencana; its text is there whatever the API has. */
export default async function Page({ params }: Props) {
  const { slug } = await params;
  const { ready, view, others } = await load(slug);
  const trail = detailBreadcrumbs(READY_PLANS, ready.title);
  return (
    <>
      <ReadyPlanPage ready={ready} view={view} others={others} />
      <StructuredData nodes={[readyPlanNode(ready, view), breadcrumbNode(readyPlanHref(slug), trail)]} />
    </>
  );
}
