import type { ReadyPlanLink } from '@/lib/plan/ready';
import { readyPlanHref } from '@/lib/addresses/routes';

/** The plans that are ready, as a list of links; nothing without any. */
export function ReadyPlans({
  plans,
  title = 'Rencana siap pakai',
}: {
  plans: readonly ReadyPlanLink[];
  title?: string;
}) {
  if (!plans.length) return null;
  return (
    <section className="section">
      <h2>{title}</h2>
      <ul>
        {plans.map((plan) => (
          <li key={plan.slug}>
            <a className="link" href={readyPlanHref(plan.slug)}>
              {plan.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
