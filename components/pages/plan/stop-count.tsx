import { holdTogether } from '@/lib/format/hold-together';
import { lineWords } from '@/lib/order/line';
import { countOf, sumText } from '@/lib/plan/message';
import { MAX_COUNT } from '@/lib/plan/plan';
import { FIELDS } from '@/lib/plan/post';
import type { Stop } from '@/lib/plan/stop';
import { doesAgain, FORM } from './stop-tools';

/** For how many a stop is, with fields to change it, and what it costs, or why it is not ordered. */
export function StopCount({ stop, isEdited }: { stop: Stop; isEdited: boolean }) {
  const { counted, offer, isCounted, isTimed, standing, sum } = stop;
  // What is closed or past has no number to change.
  if (!stop.card || offer?.closed || stop.isPast) return <p className="rcn-ask">{sumText(stop)}</p>;
  const { number, times } = counted;
  const isAsking =
    standing === 'refused' || standing === 'choice' || (standing === 'ordered' && sum === null);
  return (
    <div className="rcn-line">
      {isEdited && (
        <div className="rcn-steps">
          <Stepper
            stop={stop}
            unit={offer?.unit ?? 'orang'}
            number={number}
            min={offer?.min ?? 1}
            max={offer?.max ?? MAX_COUNT}
            isSet={isCounted}
          />
          {offer?.times && times !== null && (
            <Stepper
              stop={stop}
              unit={offer.times.unit}
              number={times}
              max={offer.times.max}
              isSet={isTimed}
              isSecond
            />
          )}
        </div>
      )}
      <p className={isEdited ? 'rcn-paper' : ''}>{countOf(stop)}</p>
      <p className={isAsking ? 'rcn-ask' : 'rcn-price'}>
        {sumText(stop)}
        {standing === 'ordered' && sum && offer && number * (times ?? 1) > 1 ? (
          <small>{holdTogether(lineWords(offer, counted))}</small>
        ) : null}
      </p>
    </div>
  );
}

interface StepperProps {
  stop: Stop;
  unit: string;
  number: number;
  min?: number;
  max: number;
  /** Did the visitor set it? Otherwise it follows from the plan. */
  isSet: boolean;
  /** Rooms, days: the number by which the first one is multiplied. */
  isSecond?: boolean;
}

function Stepper({
  stop: { name, title },
  unit,
  number,
  min = 1,
  max,
  isSet,
  isSecond = false,
}: StepperProps) {
  const field = (isSecond ? FIELDS.times : FIELDS.count) + name;
  const step = (action: string) => doesAgain(`${action}${isSecond ? '-kali' : ''}:${name}`);
  return (
    <div className="rcn-step">
      <button {...step('kurang')} disabled={number <= min} aria-label={`Kurangi ${unit}: ${title}`}>
        −
      </button>
      <label>
        <span className="vh">{`Jumlah ${unit}: ${title}`}</span>
        <input
          type="number"
          form={FORM}
          name={field}
          defaultValue={number}
          min={min}
          max={max}
          inputMode="numeric"
          autoComplete="off"
        />
      </label>
      <span aria-hidden="true">{unit}</span>
      <button {...step('tambah')} disabled={number >= max} aria-label={`Tambah ${unit}: ${title}`}>
        +
      </button>
      {!isSet && <input type="hidden" form={FORM} name={`${field}:semula`} value={number} />}
    </div>
  );
}
