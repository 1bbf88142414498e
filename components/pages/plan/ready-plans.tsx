import { Card, CardBody, Meta, Summary } from '@/components/cards/card/card';
import cardStyles from '@/components/cards/card/card.module.scss';
import eventStyles from '@/components/cards/event-card/event-card.module.scss';
import posterStyles from '@/components/cards/trip-card/trip-card.module.scss';
import { CardRow } from '@/components/ui/card-row/card-row';
import { Divider } from '@/components/ui/divider/divider';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { readyPlanHref } from '@/lib/addresses/routes';
import { planOf, type ReadyPlan } from '@/lib/plan/ready';
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
          <Poster plan={plan} isStart={isStart} />
        </li>
      ))}
    </CardRow>
  );
}

function Poster({ plan, isStart }: { plan: ReadyPlan; isStart: boolean }) {
  const { slug, title, summary, art, days } = plan;
  const stops = days.reduce((sum, day) => sum + day.stops.length, 0);
  const href = readyPlanHref(slug);
  return (
    <Card className={`${posterStyles.poster} ${posterStyles.terra}`}>
      <div className={`${cardStyles.picture} ${eventStyles.picture}`} data-part="picture">
        <picture>
          <source srcSet={`/art/${art}-800.avif`} type="image/avif" />
          <img src={`/art/${art}.webp`} alt="" width={1200} height={560} loading="lazy" decoding="async" />
        </picture>
      </div>
      <div className={posterStyles.lines} data-part="trio">
        <Divider small />
      </div>
      <CardBody className={posterStyles.body}>
        <h3>{title}</h3>
        <Summary text={summary} />
        <Meta
          facts={[
            { icon: 'clock', text: `${days.length} hari` },
            { icon: 'pin', text: `${stops} tempat` },
          ]}
        />
        <a
          className={`${cardStyles.more} ${isStart ? cardStyles.text : `btn btn--line btn--s ${cardStyles.button}`}`}
          href={href}
          data-part="more"
        >
          <span>
            Lihat rencana<span className="vh">: {title}</span>
          </span>
        </a>
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
      </CardBody>
    </Card>
  );
}

/** The ready plans as a section of a page; nothing without any. */
export function ReadyPlans({ plans, title = 'Rencana Siap Pakai' }: Props & { title?: string }) {
  if (!plans.length) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} />
        <ReadyPlanCards plans={plans} />
      </div>
    </section>
  );
}
