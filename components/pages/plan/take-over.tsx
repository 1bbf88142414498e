import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { writePlan, type Plan } from '@/lib/plan/plan';
import { FIELDS } from '@/lib/plan/post';
import type { Taken } from './stop-tools';

/** A form that puts a plan behind the visitor's own, or does another `action` with it. */
export function TakeOver({
  plan,
  words = 'Simpan ke rencana saya',
  of = '',
  className = 'btn btn--wide',
  action = 'gabung',
}: {
  plan: Plan;
  words?: string;
  /** Tells buttons with the same words apart. */
  of?: string;
  className?: string;
  action?: string;
}) {
  return (
    <form method="post" action={routes.rencana}>
      <input type="hidden" name={FIELDS.plan} value={writePlan(plan)} />
      <button className={className} name={FIELDS.action} value={action}>
        <Icon name="bag" />
        {words}
        {of && <span className="vh">{`: ${of}`}</span>}
      </button>
    </form>
  );
}

/** Puts an item back that was just taken away. */
export function Undo({ before, name }: Taken) {
  return (
    <TakeOver
      plan={before}
      action={`kembali:${name}`}
      words="Urungkan penghapusan"
      className="btn btn--line btn--s"
    />
  );
}
