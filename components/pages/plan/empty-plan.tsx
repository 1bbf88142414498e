import { EmptyState } from '@/components/states/empty-state/empty-state';
import { routes } from '@/lib/addresses/routes';
import type { ReadyPlanLink } from '@/lib/plan/ready';
import { ReadyPlans } from './ready-plans';

/** Nothing is kept yet: how it is done, and plans that are ready. */
export function EmptyPlan({ ready }: { ready: readonly ReadyPlanLink[] }) {
  return (
    <>
      <EmptyState
        text="Belum ada yang disimpan. Tekan label koper pada destinasi, penginapan, atau tiket yang Anda suka."
        link={{ href: routes.destinasi, text: 'Lihat destinasi' }}
      />
      <ReadyPlans plans={ready} />
    </>
  );
}
