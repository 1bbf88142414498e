import { Meta, MoreLink, PictureFrame, Summary } from '@/components/cards/card/card';
import { Poster } from '@/components/cards/trip-card/trip-card';
import { CardRow } from '@/components/ui/card-row/card-row';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { Strip } from '@/components/ui/art/strip';
import { readyPlanHref } from '@/lib/addresses/routes';
import { planOf, type ReadyPlan } from '@/lib/plan/ready';
import styles from './ready-plans.module.scss';
import { TakeOver } from './take-over';

interface Props {
  plans: readonly ReadyPlan[];
  /** Does a card fill the visitor's own plan at once? */
  isStart?: boolean;
}

/** Ready plans as posters: picture, title, summary, days and places. Each leads to its page. */
export function ReadyPlanCards({ plans, isStart = false }: Props) {
  return (
    <CardRow>
      {plans.map((plan) => (
        <li key={plan.slug}>
          <ReadyPlanCard plan={plan} isStart={isStart} />
        </li>
      ))}
    </CardRow>
  );
}

function ReadyPlanCard({ plan, isStart }: { plan: ReadyPlan; isStart: boolean }) {
  const { slug, title, summary, art, days } = plan;
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0);
  return (
    <Poster
      picture={
        <PictureFrame className={styles.picture}>
          <Strip name={art} />
        </PictureFrame>
      }
    >
      <h3>{title}</h3>
      <Summary text={summary} />
      <Meta
        facts={[
          { icon: 'clock', text: `${days.length} hari` },
          { icon: 'pin', text: `${stops} tempat` },
        ]}
      />
      <MoreLink
        card={{ href: readyPlanHref(slug), title }}
        look={isStart ? 'plain' : 'button'}
        words="Lihat rencana"
      />
      {isStart && (
        <div className="rcn-start">
          <TakeOver
            plan={planOf(plan)}
            words="Pakai contoh ini"
            of={title}
            className="btn btn--line btn--s btn--wide"
          />
        </div>
      )}
    </Poster>
  );
}

/** The ready plans as a section of a page; nothing without any. */
export function ReadyPlans({ plans, title = 'Rencana Siap Pakai' }: Props & { title?: string }) {
  if (!plans.length) return null;
  return (
    // What leads on is left out on paper.
    <section className="section near" data-part="more">
      <div className="wrap">
        <SectionHead title={title} />
        <ReadyPlanCards plans={plans} />
      </div>
    </section>
  );
}
