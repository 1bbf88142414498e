import { Icon } from '@/components/ui/icon/icon';
import { Share } from '@/components/ui/share/share';
import { planHref, routes } from '@/lib/addresses/routes';
import { isEmpty, lastDay } from '@/lib/plan/change';
import { MAX_ITEMS } from '@/lib/plan/keeping';
import { MAX_COUNT, MAX_NOTE, writePlan } from '@/lib/plan/plan';
import { FIELDS, FULL } from '@/lib/plan/post';
import type { ReadyPlan } from '@/lib/plan/ready';
import type { PlanView } from '@/lib/plan/view';
import { Comparison } from './comparison';
import { EmptyPlan } from './empty-plan';
import { PlanOrderBar } from './order-bar';
import { PaperContacts, PaperHead, PaperLabel } from './paper';
import { Days } from './plan-days';
import { planTitle, whatStays } from './plan-failure';
import type { Edit } from './plan-stop';
import { PhoneSteps, SideCard } from './side-card';
import { TakeOver } from './take-over';
import { TripFacts, TripLength } from './trip-facts';

interface Props {
  view: PlanView;
  /** Was it sent by somebody else? Then it is read only, and can be taken over. */
  isSent: boolean;
  /** The number of parts of the address that could not be read. */
  ignored: number;
  /** The operator's WhatsApp link with the whole plan as message. */
  orderHref: string;
  /** Is there anything that a calendar could hold? */
  hasDates: boolean;
  /** The address that is sent to friends. */
  address: string;
  /** In milliseconds: the date on the printed document. */
  now: number;
  ready: readonly ReadyPlan[];
}

/** The form of the whole plan. */
const FORM = 'ubah';

/** `/rencana`: the visitor's own plan in days, with its sum and the next steps; or the plan of a friend. */
export function PlanPage(props: Props) {
  const { view, isSent, ignored, ready } = props;
  const isPlanEmpty = isEmpty(view.plan);
  if (isPlanEmpty)
    return (
      <main id="isi" tabIndex={-1} className="rcn">
        <EmptyPlan
          ready={ready}
          word={isSent || ignored > 0 ? 'Tautan ini tidak memuat rencana yang dapat dibaca.' : null}
        />
      </main>
    );
  return <Filled {...props} />;
}

function Filled({ view, isSent, ignored, orderHref, hasDates, address, now }: Props) {
  const { plan, state, total } = view;
  const path = planHref(writePlan(plan));
  const share = <Share title="Rencana perjalanan di Bandung" path={path} label="Alamat rencana ini" />;
  const edit: Edit | null = isSent ? null : { form: FORM, last: lastDay(plan) };
  return (
    <main id="isi" tabIndex={-1} className="wrap rcn rcn-page" {...(isSent ? {} : { 'data-docked': '' })}>
      <PaperHead now={now} />
      <div className="rcn-cols">
        <div>
          {isSent && <Friend view={view} />}
          <header className="rcn-head">
            <TripLength view={view} />
            <h1>{planTitle(isSent)}</h1>
            <TripFacts view={view} isOwn={!isSent} />
            {!isSent && <Facts view={view} />}
            <PhoneSteps view={view} share={share} />
            <Words ignored={ignored} isPartial={state === 'partial'} isSent={isSent} />
          </header>
          <Days view={view} edit={edit} />
          {isSent ? plan.note && <p className="rcn-note">{plan.note}</p> : <Note note={plan.note} />}
          <PaperContacts address={address} />
          <Comparison view={view} />
        </div>
        <SideCard
          view={view}
          orderHref={orderHref}
          share={share}
          hasDates={hasDates}
          takeOver={isSent ? <TakeOver plan={plan} /> : null}
        />
      </div>
      <PaperLabel />
      {!isSent && <PlanOrderBar total={total} orderHref={orderHref} />}
    </main>
  );
}

function Words({ ignored, isPartial, isSent }: { ignored: number; isPartial: boolean; isSent: boolean }) {
  return (
    <>
      {ignored > 0 && (
        <p
          className="rcn-word"
          data-outcome=""
        >{`${ignored} bagian dari rencana ini tidak terbaca dan dilewati.`}</p>
      )}
      {isPartial && (
        <p className="rcn-word" data-outcome="">
          {`Sebagian isi rencana sedang tidak dapat dimuat. ${whatStays(isSent)}`}
        </p>
      )}
      <p id={FULL} className="rcn-word rcn-full">
        {`Rencana sudah penuh: paling banyak ${MAX_ITEMS} tempat. Hapus yang tidak jadi.`}
      </p>
    </>
  );
}

/**
 * The fields of the whole plan; the fields and buttons of its items belong to the same form from where they
 * stand. Enter presses its first button.
 */
function Facts({ view: { plan, people } }: { view: PlanView }) {
  return (
    <form id={FORM} className="rcn-facts" method="post" action={routes.rencana}>
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
          max={MAX_COUNT}
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

function Friend({ view }: { view: PlanView }) {
  return (
    <div className="rcn-friend">
      <Icon name="bag" />
      <p>
        <b>Rencana ini dikirim kepada Anda</b>
        Mengubahnya hanya setelah disimpan sebagai rencana Anda; rencana Anda sendiri tidak hilang.
      </p>
      <TakeOver plan={view.plan} className="btn" />
    </div>
  );
}

function Note({ note }: { note: string }) {
  return (
    <div className={note ? 'rcn-notefield' : 'rcn-notefield rcn-blank'}>
      <label>
        Catatan untuk kami
        <textarea name={FIELDS.note} form={FORM} rows={3} maxLength={MAX_NOTE} defaultValue={note} />
      </label>
      <div className="rcn-row">
        <button className="btn btn--line" form={FORM} name={FIELDS.action} value="perbarui">
          Simpan catatan
        </button>
        <button className="btn btn--line" form={FORM} name={FIELDS.action} value="kosongkan">
          Kosongkan rencana
        </button>
      </div>
    </div>
  );
}
