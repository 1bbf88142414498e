import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { rupiah } from '@/lib/format/rupiah';
import { shortPlace } from '@/lib/format/short-place';
import { kilometreText, minuteText } from '@/lib/kawasan/travel';
import { countOf, sumText } from '@/lib/plan/message';
import { MAX_COUNT, MAX_DAYS } from '@/lib/plan/plan';
import { FIELDS } from '@/lib/plan/post';
import type { DayStop, Leg, Stop } from '@/lib/plan/view';

/** The form to which the fields and buttons of the stops belong, and the last day that holds something. */
export interface Edit {
  form: string;
  last: number;
}

interface RowProps {
  stop: Stop;
  leg?: Leg | null;
  number?: DayStop['number'] | null;
  /** Null on a plan that is only read. */
  edit: Edit | null;
  /** Its place among its neighbours; null for an item without neighbours, such as a vehicle. */
  place: { isFirst: boolean; isLast: boolean } | null;
}

/**
 * One item of a plan with its number of people or nights, its price, and the tools to change it. A change
 * leads back to it: the browser then focuses it.
 */
export function StopRow({ stop, leg = null, number = null, edit, place }: RowProps) {
  const { name, state } = stop;
  const isUnscheduled = edit !== null && place !== null && stop.day === 0;
  return (
    <li id={name} tabIndex={edit ? -1 : undefined}>
      {leg && <LegLine {...leg} />}
      <div className={edit ? 'rcn-stop' : 'rcn-stop rcn-read'}>
        <StopPicture stop={stop} />
        <div className="rcn-text">
          <StopHead stop={stop} number={number} />
          {state === 'ok' ? <Count stop={stop} edit={edit} /> : <Missing state={state} />}
        </div>
        {isUnscheduled && (
          <div className="rcn-tools">
            <DayField stop={stop} edit={edit} />
          </div>
        )}
        {edit && <Tools stop={stop} edit={edit} place={place} hasDay={!isUnscheduled} />}
      </div>
    </li>
  );
}

/** The picture of a stop in the window of its kind; nothing for an item that is no longer there. */
export function StopPicture({ stop: { card, kind } }: { stop: Stop }) {
  if (!card) return null;
  return (
    <div className={`rcn-pic rcn-pic--${kind}`}>
      <Picture picture={card.picture} sizes="112px" upTo={256} decorative />
    </div>
  );
}

/** Number on the map, kind, place and title of a stop; `time` is that of a ready plan. */
export function StopHead({
  stop: { label, title, card },
  number,
  time,
}: {
  stop: Stop;
  number: number | null;
  time?: string;
}) {
  return (
    <>
      <p className="dotted small muted">
        {number !== null && <b className="rcn-no">{number}</b>}
        {time && <b className="rcn-time">{time}</b>}
        <span>{label}</span>
        {card?.place && <span>{shortPlace(card.place)}</span>}
        {card?.past && <span>{card.past}</span>}
      </p>
      <h3>{card ? <a href={card.href}>{title}</a> : title}</h3>
    </>
  );
}

/** Says why a stop has no price: the catalogue lost it, or its list is not available now. */
export function Missing({ state }: { state: 'gone' | 'failed' }) {
  return <p className="rcn-ask">{state === 'gone' ? 'Tidak lagi tersedia' : 'Sedang tidak dapat dimuat'}</p>;
}

/** '3 km · 15 menit' by road, '0,5 km · 5 menit berjalan kaki'; without an estimate '5,5 km garis lurus'. */
export function LegLine({ km, stage, isRough, isFar }: Leg) {
  const straight = kilometreText(Math.round(km * 10) / 10);
  return (
    <p className={isFar ? 'rcn-leg rcn-far' : 'rcn-leg'}>
      <Icon name={stage?.isOnFoot ? 'guide' : 'bus'} />
      <b>{`${isRough ? 'sekitar ' : ''}${stage ? kilometreText(stage.km) : straight}`}</b>
      <span>
        {stage ? `· ${minuteText(stage.minutes)}${stage.isOnFoot ? ' berjalan kaki' : ''}` : 'garis lurus'}
      </span>
      {isFar && <span>· jauh untuk satu hari</span>}
    </p>
  );
}

function Count({ stop, edit }: { stop: Stop; edit: Edit | null }) {
  const { name, title, count, unit, each, isCounted } = stop;
  const field = FIELDS.count + name;
  const step = (action: string) => ({ form: edit?.form, name: FIELDS.action, value: `${action}:${name}` });
  return (
    <div className="rcn-line">
      {edit ? (
        <div className="rcn-step">
          <button {...step('kurang')} disabled={count <= 1} aria-label={`Kurangi ${unit}: ${title}`}>
            −
          </button>
          <label>
            <span className="vh">{`Jumlah ${unit}: ${title}`}</span>
            <input
              type="number"
              form={edit.form}
              name={field}
              defaultValue={count}
              min={1}
              max={MAX_COUNT}
              inputMode="numeric"
              autoComplete="off"
            />
          </label>
          <span aria-hidden="true">{unit}</span>
          <button {...step('tambah')} disabled={count >= MAX_COUNT} aria-label={`Tambah ${unit}: ${title}`}>
            +
          </button>
          {!isCounted && <input type="hidden" form={edit.form} name={`${field}:semula`} value={count} />}
        </div>
      ) : null}
      <p className={edit ? 'rcn-paper' : ''}>{countOf(stop)}</p>
      <p className={each === null ? 'rcn-ask' : 'rcn-price'}>
        {each === null ? 'Harga dikonfirmasi' : sumText(stop)}
        {each && count > 1 ? <small>{`${count} × ${rupiah(each)}`}</small> : null}
      </p>
    </div>
  );
}

interface ToolsProps {
  stop: Stop;
  edit: Edit;
  place: RowProps['place'];
  /** Does the field of the day belong to the tools? It stands outside them while the stop has no day. */
  hasDay: boolean;
}

function Tools({ stop, edit, place, hasDay }: ToolsProps) {
  const { name, title, kind } = stop;
  const button = (action: string) => ({ form: edit.form, name: FIELDS.action, value: `${action}:${name}` });
  return (
    <details className="rcn-tools">
      <summary>
        Atur perhentian ini<span className="vh">{`: ${title}`}</span>
        <Icon name="down" />
      </summary>
      <div className="rcn-row">
        {place && (
          <>
            <button {...button('naik')} disabled={place.isFirst}>
              <Icon name="up" />
              Ke atas
            </button>
            <button {...button('turun')} disabled={place.isLast}>
              <Icon name="down" />
              Ke bawah
            </button>
          </>
        )}
        <button className="rcn-out" {...button('hapus')}>
          <Icon name="cross" />
          Hapus
        </button>
        {hasDay && kind !== 'transportasi' && <DayField stop={stop} edit={edit} />}
      </div>
    </details>
  );
}

/** The day of a stop: a list of days, up to the first free one, and the button that applies it. */
function DayField({ stop: { name, title, day }, edit }: { stop: Stop; edit: Edit }) {
  const days = Math.min(edit.last + 1, MAX_DAYS);
  return (
    <span className="rcn-move">
      <label>
        <span className="vh">{`Hari untuk ${title}`}</span>
        <select form={edit.form} name={FIELDS.day + name} defaultValue={day} autoComplete="off">
          <option value={0}>{day === 0 ? 'Pilih hari' : 'Tanpa hari'}</option>
          {Array.from({ length: days }, (_, index) => (
            <option key={index} value={index + 1}>{`Hari ${index + 1}`}</option>
          ))}
        </select>
      </label>
      <button form={edit.form} name={FIELDS.action} value={`pindah:${name}`}>
        {day === 0 ? 'Jadwalkan' : 'Pindahkan'}
        <span className="vh">{` ${title}`}</span>
      </button>
    </span>
  );
}
