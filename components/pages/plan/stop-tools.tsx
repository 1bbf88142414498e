import { Icon } from '@/components/ui/icon/icon';
import { PriceLine } from '@/components/ui/price/price-line';
import { BY_TOUR, ON_ONES_OWN } from '@/lib/order/two-ways';
import { planName } from '@/lib/plan/codes';
import type { NearbyPlaces } from '@/lib/plan/nearby';
import { FIELDS } from '@/lib/plan/post';
import type { Stop } from '@/lib/plan/stop';
import type { Plan } from '@/lib/plan/plan';

/** The form of the whole plan, to which the fields and buttons of its stops belong from where they stand. */
export const FORM = 'ubah';

/** What makes a button send the form with an action: 'hapus:de~kawah-putih'. */
export const does = (action: string) => ({ form: FORM, name: FIELDS.action, value: action });

/** The same for a button that is pressed several times in a row: the plan comes back with it in focus. */
export const doesAgain = (action: string) => ({ ...does(action), id: action });

/** An item that was just taken away, the plan before, and the stop beside which it stood; '' without any. */
export interface Taken {
  name: string;
  before: Plan;
  beside: string;
}

/** The first free day, the places that fit before a stop, and what can be taken back. */
export interface Edit {
  next: number;
  nearby: NearbyPlaces;
  taken: Taken | null;
}

/** The place of a stop among its neighbours. */
export interface Place {
  isFirst: boolean;
  isLast: boolean;
}

interface ToolsProps {
  stop: Stop;
  edit: Edit;
  place: Place | null;
  /** Does the field of the day belong to the tools? It stands outside them while the stop has no day. */
  hasDay: boolean;
}

/** What can be done with a stop: move it, take it out. */
export function Tools({ stop, edit, place, hasDay }: ToolsProps) {
  const { name, title, kind } = stop;
  return (
    <details className="rcn-tools">
      <summary>
        Ubah<span className="vh">{`: ${title}`}</span>
        <Icon name="down" />
      </summary>
      <div className="rcn-row">
        {place && (
          <>
            <button {...doesAgain(`naik:${name}`)} disabled={place.isFirst}>
              <Icon name="up" />
              Ke atas
            </button>
            <button {...doesAgain(`turun:${name}`)} disabled={place.isLast}>
              <Icon name="down" />
              Ke bawah
            </button>
          </>
        )}
        <button className="rcn-out" {...does(`hapus:${name}`)}>
          <Icon name="cross" />
          Hapus
        </button>
        {hasDay && kind !== 'transportasi' && <DayField stop={stop} edit={edit} />}
      </div>
    </details>
  );
}

/** The day of a stop: a list of days, up to the first free one, and the button that applies it. */
export function DayField({ stop: { name, title, day }, edit }: { stop: Stop; edit: Edit }) {
  return (
    <span className="rcn-move">
      <label>
        {day === 0 ? 'Hari' : 'Pindahkan ke hari'}
        <span className="vh">{` untuk ${title}`}</span>
        <select form={FORM} name={FIELDS.day + name} defaultValue={day} autoComplete="off">
          <option value={0}>{day === 0 ? 'Pilih hari' : 'Tanpa hari'}</option>
          {Array.from({ length: edit.next }, (_, index) => (
            <option key={index} value={index + 1}>{`Hari ${index + 1}`}</option>
          ))}
        </select>
      </label>
      <button {...does(`pindah:${name}`)}>
        {day === 0 ? 'Jadwalkan' : 'Pindahkan'}
        <span className="vh">{` ${title}`}</span>
      </button>
    </span>
  );
}

/** A place that is sold both ways: the way that holds, and a button for the other one. */
export function WayChoice({ stop: { name, title, otherWay } }: { stop: Stop }) {
  if (!otherWay) return null;
  const otherName = planName(otherWay.kind, otherWay.key);
  const own = otherWay.way === BY_TOUR ? ON_ONES_OWN : BY_TOUR;
  return (
    <p className="rcn-ways" role="group" aria-label={`Cara ke ${title}`}>
      <span>{own}</span>
      <button {...does(`tukar:${name}:${otherName}`)} className="btn btn--line btn--s">
        <span>
          {otherWay.way}
          {otherWay.price && ': '}
          <PriceLine text={otherWay.price} />
          <span className="vh">{`, ${title}`}</span>
        </span>
      </button>
    </p>
  );
}
