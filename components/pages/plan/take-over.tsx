import { Icon } from '@/components/ui/icon/icon';
import { routes } from '@/lib/addresses/routes';
import { writePlan, type Plan } from '@/lib/plan/plan';
import { FIELDS } from '@/lib/plan/post';

/** A form that puts a plan behind the visitor's own and leads to it; its words name the button. */
export function TakeOver({
  plan,
  words = 'Simpan ke rencana saya',
  of = '',
  className = 'btn btn--wide',
}: {
  plan: Plan;
  words?: string;
  /** Tells buttons with the same words apart. */
  of?: string;
  className?: string;
}) {
  return (
    <form method="post" action={routes.rencana}>
      <input type="hidden" name={FIELDS.plan} value={writePlan(plan)} />
      <button className={className} name={FIELDS.action} value="gabung">
        <Icon name="bag" />
        {words}
        {of && <span className="vh">{`: ${of}`}</span>}
      </button>
    </form>
  );
}
