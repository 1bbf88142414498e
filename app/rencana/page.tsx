import '@/styles/globals.scss';
import type { Metadata } from 'next';
import { cache } from 'react';
import { PlanPage } from '@/components/pages/plan/plan-page';
import { routes } from '@/lib/addresses/routes';
import { whatsappLink } from '@/lib/format/whatsapp';
import { planCalendar } from '@/lib/plan/calendar';
import { planAddress, planMessage } from '@/lib/plan/message';
import { readPlan } from '@/lib/plan/plan';
import { readyPlans } from '@/lib/plan/ready';
import { loadPlan } from '@/lib/plan/view';
import { pageHead } from '@/lib/seo/head';
import { site } from '@/lib/settings/site';

type Value = string | string[] | undefined;

/**
 * `/rencana`: the plan in the visitor's cookie, which the server hands over as `milik`
 * (server/plan-requests.ts), or with `?r=` one that was sent. Rendered per request, never kept, never
 * indexed.
 */
interface Props {
  searchParams: Promise<{ r?: Value; milik?: Value }>;
}

const textOf = (value: Value) => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''));

const load = cache(async (text: string) => {
  const { plan, ignored } = readPlan(text);
  return { view: await loadPlan(plan), ignored };
});

async function asked({ searchParams }: Props) {
  const { r, milik } = await searchParams;
  const isSent = r !== undefined;
  return { isSent, now: Date.now(), ...(await load(textOf(isSent ? r : milik))) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { isSent, view } = await asked(props);
  return pageHead({
    title: isSent ? 'Rencana dari teman' : 'Rencana perjalanan',
    description: 'Rencana perjalanan di Bandung: tempat, hari, jarak, dan perkiraan biaya.',
    path: routes.rencana,
    state: view.state,
    index: false,
  });
}

export default async function RencanaPage(props: Props) {
  const { isSent, now, view, ignored } = await asked(props);
  return (
    <PlanPage
      view={view}
      isSent={isSent}
      ignored={ignored}
      orderHref={whatsappLink(site().admins[0].phone, planMessage(view))}
      hasDates={planCalendar(view) !== null}
      address={planAddress(view)}
      now={now}
      ready={await readyPlans()}
    />
  );
}
