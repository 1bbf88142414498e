import '@/styles/globals.scss';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { PlanPage } from '@/components/pages/plan/plan-page';
import { valueOf } from '@/lib/addresses/parameters';
import { PLAN_COOKIE } from '@/lib/plan/keeping';
import { readPlan } from '@/lib/plan/plan';
import { loadNearby } from '@/lib/plan/nearby';
import { knownItems } from '@/lib/items/lists';
import { offeredPlans } from '@/lib/plan/ready';
import { loadPlan } from '@/lib/plan/view';
import { planHead } from '@/lib/seo/page-heads';
import '@/styles/plan.scss';
import '@/styles/plan-print.scss';

type Props = PageProps<'/rencana'>;

const load = cache(async (text: string) => {
  const { plan, ignored, beyond } = readPlan(text);
  return { view: await loadPlan(plan), ignored, beyond };
});

/** The plan in the visitor's cookie, or with `?r=` one that was sent; with `?kosong=` the one he emptied. */
async function asked({ searchParams }: Props) {
  const { r, kosong } = await searchParams;
  const sent = valueOf(r);
  const text = sent ?? (await cookies()).get(PLAN_COOKIE)?.value ?? '';
  const emptied = valueOf(kosong);
  return {
    isSent: sent !== undefined,
    emptied: emptied === undefined ? null : readPlan(emptied).plan,
    now: Date.now(),
    ...(await load(text)),
  };
}

export async function generateMetadata(props: Props) {
  const { isSent } = await asked(props);
  return planHead(isSent);
}

/** `/rencana`: rendered for one visitor, never kept, never indexed. */
export default async function RencanaPage(props: Props) {
  const { isSent, emptied, now, view, ignored, beyond } = await asked(props);
  return (
    <PlanPage
      view={view}
      isSent={isSent}
      emptied={emptied}
      ignored={ignored}
      beyond={beyond}
      now={now}
      ready={await offeredPlans(knownItems)}
      nearby={isSent ? new Map() : await loadNearby(view)}
    />
  );
}
