import { Icon } from '@/components/ui/icon/icon';
import { Offline } from '@/components/ui/offline/offline.island';
import { Share } from '@/components/ui/share/share';
import { longDate } from '@/lib/format/tanggal';
import { planHref, routes } from '@/lib/addresses/routes';
import { isEmpty, takenFrom } from '@/lib/plan/change';
import { sumWords } from '@/lib/order/line';
import { lastDeparture } from '@/lib/order/order';
import { today } from '@/lib/base/jakarta';
import type { NearbyPlaces } from '@/lib/plan/nearby';
import { MAX_COUNT, MAX_DAYS, MAX_NOTE, writePlan, type Plan } from '@/lib/plan/plan';
import { planAddress } from '@/lib/plan/message';
import { planWish } from '@/lib/plan/offline';
import { besides, FIELDS } from '@/lib/plan/post';
import type { ReadyPlan } from '@/lib/plan/ready';
import { planTitle } from '@/lib/seo/page-heads';
import type { PlanView } from '@/lib/plan/view';
import { Comparison } from './comparison';
import { EmptyPlan } from './empty-plan';
import { PaperContacts, PaperLabel } from './paper';
import { Days } from './plan-days';
import { does, FORM, type Edit, type Taken } from './stop-tools';
import { PlanMain, Recount } from './plan-main.island';
import { Outcomes, PlanWords, type WordsProps } from './plan-words';
import { orderHrefOf, PhoneSteps, SideCard } from './side-card';
import { TakeOver, Undo } from './take-over';
import { TripFacts, TripLength } from './trip-facts';

interface Props extends WordsProps {
  /** The plan before the visitor emptied it or took something away; null without one. */
  emptied: Plan | null;
  ready: readonly ReadyPlan[];
  /** What fits between the stops of the own plan. */
  nearby: NearbyPlaces;
}

/** `/rencana`: the visitor's own plan in days, with its sum and the next steps; or the plan of a friend. */
export function PlanPage(props: Props) {
  const { view, isSent, emptied, ignored, ready } = props;
  const { plan, stops } = view;
  if (stops.length > 0 || (isSent && plan.note)) return <Filled {...props} />;
  // Without a place it is no plan to send; its own visitor keeps date and note, and sees the ways on.
  if (isSent || isEmpty(plan))
    return (
      <main id="isi" tabIndex={-1} className="rcn">
        <EmptyPlan ready={ready}>
          <NoPlan emptied={emptied} isUnread={isSent || ignored > 0} />
        </EmptyPlan>
      </main>
    );
  const taken = takenOf(props);
  const fields = (
    <>
      <Facts view={view} />
      <Note note={plan.note} />
    </>
  );
  return (
    <PlanMain className="rcn" counting={null}>
      <EmptyPlan ready={ready} fields={fields}>
        <PlanWords {...props} />
        {taken && <Undo {...taken} />}
      </EmptyPlan>
    </PlanMain>
  );
}

/** What the visitor has just taken out of his plan; null where he has not. */
function takenOf({ view: { plan }, emptied }: Pick<Props, 'view' | 'emptied'>): Taken | null {
  const name = emptied && takenFrom(emptied, plan);
  return name ? { name, before: emptied, beside: besides(emptied, plan, name) } : null;
}

/** That an address holds no plan; the way back to one that was emptied. */
function NoPlan({ emptied, isUnread }: Pick<Props, 'emptied'> & { isUnread: boolean }) {
  return (
    <>
      {isUnread && (
        <p className="rcn-word" data-outcome="">
          Tautan ini tidak memuat rencana yang dapat dibaca.
        </p>
      )}
      <Outcomes />
      {emptied && !isEmpty(emptied) && (
        <TakeOver plan={emptied} words="Urungkan pengosongan" className="btn btn--line" />
      )}
    </>
  );
}

function Filled(props: Props) {
  const { view, isSent, now, nearby } = props;
  const { plan, kept, canOrder } = view;
  const path = planHref(writePlan(plan));
  const share = <Share title="Rencana perjalanan di Bandung" path={path} label="Alamat rencana ini" />;
  const next = Math.min(view.length + 1, MAX_DAYS);
  const edit: Edit | null = isSent ? null : { next, nearby, taken: takenOf(props) };
  const hasBar = !isSent && canOrder;
  const title = kept.title ?? planTitle(isSent);
  const wish = planWish(view, isSent ? path : routes.rencana, title);
  return (
    <PlanMain className="wrap rcn rcn-page" counting={isSent ? null : does('pesan')}>
      <p className="rcn-paper rcn-printed">{`Dicetak ${longDate(new Date(now))}`}</p>
      <div className="rcn-cols">
        <div>
          {isSent && <Friend view={view} />}
          <header className="rcn-head">
            <TripLength view={view} />
            <h1>{title}</h1>
            <TripFacts view={view} isOwn={!isSent} />
            {!isSent && <Facts view={view} />}
            <PhoneSteps view={view} share={share} />
            {wish && <Offline wish={wish} />}
            <PlanWords {...props} />
          </header>
          <Days view={view} edit={edit} />
          {isSent ? <SentNote note={plan.note} /> : <Note note={plan.note} />}
          <PaperContacts address={planAddress(view)} />
          <Comparison view={view} />
        </div>
        <SideCard view={view} share={share} takeOver={isSent ? <TakeOver plan={plan} /> : null} />
      </div>
      <PaperLabel />
      {hasBar && <OrderBar view={view} />}
    </PlanMain>
  );
}

/** The fields of the whole plan. Enter presses its first button. */
function Facts({ view: { departure, people } }: { view: PlanView }) {
  const first = today();
  return (
    // The server answers a field that is wrong, and loses nothing of the others.
    <form id={FORM} className="rcn-facts" method="post" action={routes.rencana} noValidate>
      <label>
        Mulai tanggal
        <input
          type="date"
          name={FIELDS.start}
          defaultValue={departure ?? ''}
          min={first}
          max={lastDeparture(first)}
          autoComplete="off"
        />
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
      <Recount name={FIELDS.action} value="perbarui">
        Hitung ulang
      </Recount>
    </form>
  );
}

function Friend({ view }: { view: PlanView }) {
  return (
    <div className="rcn-friend">
      <Icon name="bag" />
      <p>
        <b>Rencana ini dikirim kepada Anda</b>
        Simpan dulu, lalu ubah sesuka Anda. Rencana lama Anda tetap ada.
      </p>
      <TakeOver plan={view.plan} className="btn" />
    </div>
  );
}

/** The note of whoever sent the plan: not the site's words. */
function SentNote({ note }: { note: string }) {
  if (!note) return null;
  return (
    <figure className="rcn-note">
      <figcaption className="small muted">Ditulis oleh pengirim tautan</figcaption>
      <blockquote>{note}</blockquote>
    </figure>
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
        <button className="btn btn--line" {...does('perbarui')}>
          Simpan catatan
        </button>
        <button className="rcn-clear" {...does('kosongkan')}>
          Kosongkan rencana
        </button>
      </div>
    </div>
  );
}

/**
 * The sum and 'Pesan' at the bottom of a phone's screen; hidden from 64rem, where the side card stays in
 * view. Its left place is free for the floating chat.
 */
function OrderBar({ view }: { view: PlanView }) {
  return (
    <section className="rcn-bar" aria-label="Pesan rencana" data-order-bar="">
      <p>
        Perkiraan
        <b data-part="price">{sumWords(view.bill.total)}</b>
      </p>
      <a className="btn btn--order" href={orderHrefOf(view)} target="_blank" rel="noopener">
        Pesan<span className="vh"> rencana lewat WhatsApp</span>
      </a>
    </section>
  );
}
