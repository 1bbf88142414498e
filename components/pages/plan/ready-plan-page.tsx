import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { MarkdownBody } from '@/components/ui/markdown/markdown';
import { Offline } from '@/components/ui/offline/offline.island';
import { Share } from '@/components/ui/share/share';
import { absolute } from '@/lib/addresses/absolute';
import { readyPlanHref } from '@/lib/addresses/routes';
import { detailBreadcrumbs, READY_PLANS } from '@/lib/addresses/breadcrumbs';
import { planWish } from '@/lib/plan/offline';
import type { PlanView } from '@/lib/plan/view';
import type { ReadyPlan } from '@/lib/plan/ready';
import { PaperContacts, PaperLabel } from './paper';
import { Day } from './plan-days';
import { ReadyPlans } from './ready-plans';
import { PhoneSteps, SideCard } from './side-card';
import { TakeOver } from './take-over';
import { TripFacts, TripLength } from './trip-facts';

interface Props {
  view: PlanView;
  ready: ReadyPlan;
  others: readonly ReadyPlan[];
}

/** `/rencana/{slug}`: a ready plan with its times and costs, which a visitor can make his own. */
export function ReadyPlanPage({ ready, view, others }: Props) {
  const { slug, title, summary, people, body } = ready;
  const share = <Share title={title} path={readyPlanHref(slug)} />;
  const wish = planWish(view, readyPlanHref(slug), title);
  return (
    <main id="isi" tabIndex={-1} className="rcn">
      <div className="wrap rcn-page">
        <div className="rcn-cols">
          <div>
            <header className="rcn-head">
              <Breadcrumbs items={detailBreadcrumbs(READY_PLANS, title)} />
              <h1>{title}</h1>
              <TripLength view={view} />
              <p>{summary}</p>
              <TripFacts view={view} isOwn={false} />
              <PhoneSteps view={view} share={share} />
              {wish && <Offline wish={wish} />}
            </header>
            <MarkdownBody source={body} />
            <div className="rcn-days">
              {view.days.map((day) => (
                <Day key={day.day} planDay={day} view={view} edit={null} />
              ))}
            </div>
            <PaperContacts address={absolute(readyPlanHref(slug))} />
          </div>
          <SideCard
            view={view}
            hasCalendar={false}
            share={share}
            takeOver={
              <div className="rcn-take">
                <TakeOver plan={view.plan} />
                <p className="small muted">
                  {`Disusun untuk ${people} orang. Simpan, lalu ubah tanggal, urutan, dan jumlahnya.`}
                </p>
              </div>
            }
          />
        </div>
        <PaperLabel />
      </div>
      <ReadyPlans plans={others} title="Rencana lain" />
    </main>
  );
}
