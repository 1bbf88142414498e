import { SectionHead } from '@/components/ui/section-head/section-head';
import { readyPlanHref } from '@/lib/addresses/routes';
import type { ReadyPlanLink } from '@/lib/plan/ready';

/** Ready plans as a list of links, on the home page; nothing without any. */
export function HomeRencana({ plans }: { plans: readonly ReadyPlanLink[] }) {
  if (!plans.length) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title="Rencana Siap Pakai" />
        <ul>
          {plans.map(({ slug, title, summary }) => (
            <li key={slug}>
              <a className="link" href={readyPlanHref(slug)}>
                {title}
              </a>
              <p className="muted small">{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
