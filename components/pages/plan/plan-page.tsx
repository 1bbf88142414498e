import { Icon } from '@/components/ui/icon/icon';
import { ErrorState } from '@/components/states/error-state/error-state';
import { routes } from '@/lib/addresses/routes';
import { isEmpty } from '@/lib/plan/change';
import { MAX_ITEMS } from '@/lib/plan/keeping';
import { MAX_NOTE, writePlan } from '@/lib/plan/plan';
import { FIELDS, FULL } from '@/lib/plan/post';
import type { PlanView } from '@/lib/plan/view';
import type { ReadyPlanLink } from '@/lib/plan/ready';
import { Bill } from './bill';
import { Comparison } from './comparison';
import { EmptyPlan } from './empty-plan';
import { Days, type Edit } from './plan-days';
import { PlanSheet } from './plan-sheet';

interface Props {
  view: PlanView;
  /** Was it sent by somebody else? Then it is read only, and can be taken over. */
  isSent: boolean;
  /** Parts of the address that could not be read. */
  ignored: number;
  /** The operator's WhatsApp link with the whole plan as message. */
  orderHref: string;
  /** Is there anything that a calendar could hold? */
  hasDates: boolean;
  /** The address that is sent to friends. */
  address: string;
  ready: readonly ReadyPlanLink[];
}

/** `/rencana`: what a visitor kept, in days, with its sum and the ways on; or what a friend has sent. */
export function PlanPage(props: Props) {
  const { view, isSent, ignored, ready } = props;
  const { plan, state } = view;
  const isBare = isEmpty(plan);
  return (
    <main id="isi" tabIndex={-1} className="wrap rcn">
      <PlanSheet />
      <header className="rcn-head">
        {!isBare && (
          <p className="dotted small muted">
            {[lengthOf(view), placesOf(view)].filter(Boolean).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
        <h1>{isSent ? 'Rencana dari teman' : 'Rencana perjalanan'}</h1>
        {ignored > 0 && (
          <p
            className="rcn-word"
            data-outcome=""
          >{`${ignored} bagian dari rencana ini tidak terbaca dan dilewati.`}</p>
        )}
        {state === 'partial' && (
          <p className="rcn-word" data-outcome="">
            Sebagian isi rencana sedang tidak dapat dimuat. Isinya tetap tersimpan.
          </p>
        )}
        <p id={FULL} className="rcn-word rcn-full">
          {`Rencana sudah penuh: paling banyak ${MAX_ITEMS} tempat. Hapus yang tidak jadi.`}
        </p>
      </header>
      {state === '503' ? (
        <ErrorState
          message="Rencana sedang tidak dapat dimuat. Isinya tetap tersimpan."
          href=""
          waiting={false}
        />
      ) : isBare ? (
        <EmptyPlan ready={ready} />
      ) : (
        <Filled {...props} />
      )}
    </main>
  );
}

function Filled({ view, isSent, orderHref, hasDates, address }: Props) {
  const { plan } = view;
  const edit: Edit | null = isSent
    ? null
    : { form: 'ubah', last: Math.max(0, ...plan.items.map(({ day }) => day)) };
  return (
    <div className="rcn-cols">
      <div>
        {isSent ? <TakeOver plan={writePlan(plan)} /> : <Facts view={view} />}
        <Days view={view} edit={edit} />
        {isSent ? plan.note && <p className="rcn-note">{plan.note}</p> : <Note note={plan.note} />}
        <Comparison view={view} />
      </div>
      <aside className="rcn-side" aria-label="Perkiraan dan langkah berikut">
        <Bill view={view} orderHref={orderHref} address={address} hasDates={hasDates} />
      </aside>
    </div>
  );
}

/**
 * The form of the whole plan; the fields and buttons of its items belong to it from where they stand. Enter
 * presses the first button.
 */
function Facts({ view: { plan, people } }: { view: PlanView }) {
  return (
    <form id="ubah" className="rcn-facts" method="post" action={routes.rencana}>
      <label>
        Mulai tanggal
        <input type="date" name={FIELDS.start} defaultValue={plan.start ?? ''} autoComplete="off" />
      </label>
      <label>
        Rombongan (orang)
        <input
          type="number"
          name={FIELDS.people}
          defaultValue={people}
          min={1}
          max={999}
          inputMode="numeric"
          autoComplete="off"
        />
      </label>
      <button className="btn btn--line" name={FIELDS.action} value="perbarui">
        Perbarui
      </button>
    </form>
  );
}

function TakeOver({ plan }: { plan: string }) {
  return (
    <form className="rcn-take" method="post" action={routes.rencana}>
      <p>Rencana ini dikirim kepada Anda. Simpan untuk mengubahnya; rencana Anda sendiri tidak hilang.</p>
      <input type="hidden" name={FIELDS.plan} value={plan} />
      <button className="btn" name={FIELDS.action} value="gabung">
        <Icon name="bag" />
        Simpan ke rencana saya
      </button>
    </form>
  );
}

function Note({ note }: { note: string }) {
  return (
    <div className="rcn-notefield">
      <label>
        Catatan
        <textarea name={FIELDS.note} form="ubah" rows={3} maxLength={MAX_NOTE} defaultValue={note} />
      </label>
      <div className="rcn-row">
        <button className="btn btn--line" form="ubah" name={FIELDS.action} value="perbarui">
          Simpan catatan
        </button>
        <button className="btn btn--line" form="ubah" name={FIELDS.action} value="kosongkan">
          Kosongkan rencana
        </button>
      </div>
    </div>
  );
}

/** '3 hari 2 malam'; null while nothing has a day. */
function lengthOf({ days }: PlanView): string | null {
  const last = days.at(-1)?.day ?? 0;
  if (!last) return null;
  return last > 1 ? `${last} hari ${last - 1} malam` : '1 hari';
}

function placesOf({ stops }: PlanView): string {
  return `${stops.length} tempat`;
}
