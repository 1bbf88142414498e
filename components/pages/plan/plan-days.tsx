import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { longDate } from '@/lib/format/tanggal';
import { rupiah } from '@/lib/format/rupiah';
import { shortPlace } from '@/lib/format/short-place';
import { countOf, routesOf, sumText } from '@/lib/plan/message';
import { FIELDS } from '@/lib/plan/post';
import type { Leg, PlanDay, PlanView, Stop } from '@/lib/plan/view';

/** The form to which fields and buttons belong, and the last day that holds something. */
export interface Edit {
  form: string;
  last: number;
}

const WALK_KM = 1.2;

/**
 * What a plan holds: vehicles for the whole trip, then day by day, then what has no day yet. Without `edit`
 * it is read only.
 */
export function Days({ view, edit }: { view: PlanView; edit: Edit | null }) {
  const { vehicles, days, unscheduled } = view;
  return (
    <div className="rcn-days">
      {vehicles.length > 0 && (
        <section aria-label="Kendaraan">
          <ul className="rcn-stops">
            {vehicles.map((stop) => (
              <Row key={stop.name} stop={stop} edit={edit} place={null} />
            ))}
          </ul>
        </section>
      )}
      {days.map((day) => (
        <Day key={day.day} {...day} edit={edit} />
      ))}
      {unscheduled.length > 0 && (
        <section>
          <div className="rcn-dayhead">
            <h2>Belum dijadwalkan</h2>
            {edit && (
              <button className="btn btn--line btn--s" form={edit.form} name={FIELDS.action} value="susun">
                {`Jadikan hari ${edit.last + 1}`}
              </button>
            )}
          </div>
          <ul className="rcn-stops">
            {unscheduled.map((stop, index) => (
              <Row
                key={stop.name}
                stop={stop}
                edit={edit}
                place={{ isFirst: index === 0, isLast: index === unscheduled.length - 1 }}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Day({ day, date, stops, km, isFar, edit }: PlanDay & { edit: Edit | null }) {
  const routes = routesOf(stops.map(({ stop }) => stop));
  return (
    <section className="rcn-day">
      <div className="rcn-dayhead">
        <span className="rcn-disc" aria-hidden="true">
          {day}
        </span>
        <div>
          <h2>{`Hari ${day}`}</h2>
          {date !== null && <p className="small muted">{longDate(new Date(date))}</p>}
        </div>
        <div className="rcn-row">
          {routes.map((href, index) => (
            <a key={href} className="btn btn--line btn--s" href={href} target="_blank" rel="noopener">
              <Icon name="pin" />
              {routes.length > 1 ? `Rute ${index + 1} di Google Maps` : 'Buka rute di Google Maps'}
              <span className="vh">{`, hari ${day}`}</span>
            </a>
          ))}
        </div>
      </div>
      {isFar && (
        <p className="rcn-word">
          {`Hari ini jauh: ${Math.round(km)} km garis lurus, dan jalan pegunungan lebih panjang. Pindahkan satu perhentian ke hari lain.`}
        </p>
      )}
      <ol className="rcn-stops">
        {stops.map(({ stop, leg }, index) => (
          <Row
            key={stop.name}
            stop={stop}
            leg={leg}
            edit={edit}
            place={{ isFirst: index === 0, isLast: index === stops.length - 1 }}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  stop: Stop;
  leg?: Leg | null;
  edit: Edit | null;
  /** Where it stands among its neighbours; null for what has none. */
  place: { isFirst: boolean; isLast: boolean } | null;
}

function Row({ stop, leg = null, edit, place }: RowProps) {
  const { name, label, title, card, state } = stop;
  return (
    <li id={name}>
      {leg && <Way {...leg} />}
      <div className="rcn-stop">
        {card && (
          <div className="rcn-pic">
            <Picture picture={card.picture} sizes="112px" upTo={256} decorative />
          </div>
        )}
        <div className="rcn-text">
          <p className="dotted small muted">
            <span>{label}</span>
            {card?.place && <span>{shortPlace(card.place)}</span>}
            {card?.past && <span>{card.past}</span>}
          </p>
          <h3>{card ? <a href={card.href}>{title}</a> : title}</h3>
          {state === 'gone' && <p className="rcn-ask">Tidak lagi tersedia</p>}
          {state === 'failed' && <p className="rcn-ask">Sedang tidak dapat dimuat</p>}
          {state === 'ok' && <Count stop={stop} edit={edit} />}
        </div>
        {edit && <Tools stop={stop} edit={edit} place={place} />}
      </div>
    </li>
  );
}

/** '5,5 km garis lurus', on foot where it is near. */
export function Way({ km, isRough, isFar }: Leg) {
  const text = km.toLocaleString('id-ID', { maximumFractionDigits: 1 });
  return (
    <p className={isFar ? 'rcn-leg rcn-far' : 'rcn-leg'}>
      <Icon name={km < WALK_KM ? 'user' : 'bus'} />
      <b>{`${isRough ? 'sekitar ' : ''}${text} km`}</b>
      {km < WALK_KM ? ' garis lurus, dapat berjalan kaki' : ' garis lurus'}
      {isFar && ': jauh untuk satu hari'}
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
              max={999}
              inputMode="numeric"
              autoComplete="off"
            />
          </label>
          <span aria-hidden="true">{unit}</span>
          <button {...step('tambah')} disabled={count >= 999} aria-label={`Tambah ${unit}: ${title}`}>
            +
          </button>
          {!isCounted && <input type="hidden" form={edit.form} name={`${field}:semula`} value={count} />}
        </div>
      ) : (
        <p>{countOf(stop)}</p>
      )}
      <p className={each === null ? 'rcn-ask' : 'rcn-price'}>
        {each === null ? 'Harga dikonfirmasi' : sumText(stop)}
        {each ? <small>{`${count} × ${rupiah(each)}`}</small> : null}
      </p>
    </div>
  );
}

function Tools({ stop: { name, title, day, kind }, edit, place }: RowProps & { edit: Edit }) {
  const button = (action: string) => ({ form: edit.form, name: FIELDS.action, value: `${action}:${name}` });
  const days = Math.min(edit.last + 1, 14);
  return (
    <details className="rcn-tools">
      <summary>
        Atur perhentian ini<span className="vh">{`: ${title}`}</span>
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
        <button {...button('hapus')}>
          <Icon name="close" />
          Hapus
        </button>
        {kind !== 'transportasi' && (
          <span className="rcn-move">
            <label>
              <span className="vh">{`Hari untuk ${title}`}</span>
              <select form={edit.form} name={FIELDS.day + name} defaultValue={day} autoComplete="off">
                <option value={0}>Tanpa hari</option>
                {Array.from({ length: days }, (_, index) => (
                  <option key={index} value={index + 1}>{`Hari ${index + 1}`}</option>
                ))}
              </select>
            </label>
            <button {...button('pindah')}>Pindahkan</button>
          </span>
        )}
      </div>
    </details>
  );
}
