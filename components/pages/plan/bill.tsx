import { Icon } from '@/components/ui/icon/icon';
import { holdTogether } from '@/lib/format/hold-together';
import { rupiah } from '@/lib/format/rupiah';
import { lineWords, sumWords, UNKNOWN_PRICE } from '@/lib/order/line';
import { COSTS, sumText } from '@/lib/plan/message';
import type { Stop } from '@/lib/plan/stop';
import type { PlanView } from '@/lib/plan/view';

/** What a plan costs: the sum with what it holds. */
export function Sum({ view: { bill } }: { view: PlanView }) {
  const { total, holds, holdsNot, unpriced, perPerson } = bill;
  return (
    <>
      {total !== null && (
        <dl className="rcn-total">
          <div className="rcn-sum">
            <dt>
              Perkiraan
              <small>{holds}</small>
            </dt>
            <dd>
              {sumWords(total)}
              {perPerson !== null && <small>{`${rupiah(perPerson)} per orang`}</small>}
            </dd>
          </div>
        </dl>
      )}
      {unpriced > 0 && (
        <p className="rcn-ask">{`${unpriced} ${UNKNOWN_PRICE.charAt(0).toLowerCase()}${UNKNOWN_PRICE.slice(1)}`}</p>
      )}
      {total !== null && <p className="small muted rcn-not">{holdsNot}</p>}
    </>
  );
}

/** The lines of the sum by day, folded: they are as many as the stops; and what is not added up and why. */
export function Bill({ view }: { view: PlanView }) {
  const { vehicles, days, unscheduled, stops, costs } = view;
  const groups: [title: string, stops: readonly Stop[]][] = [
    ['Kendaraan', vehicles],
    ...days.map(({ day, stops: ofDay }): [string, Stop[]] => [`Hari ${day}`, ofDay.map(({ stop }) => stop)]),
    ['Belum dijadwalkan', unscheduled],
  ];
  const left = stops.filter(({ standing }) => standing === 'choice' || standing === 'refused');
  const isEmpty = costs.length === 0 && stops.every(({ standing }) => standing !== 'ordered');
  return (
    <>
      <details className="rcn-fold" hidden={isEmpty}>
        <summary>
          Rincian perkiraan
          <Icon name="down" />
        </summary>
        {groups.map(([title, of]) => (
          <Lines key={title} title={title} stops={of.filter(({ standing }) => standing === 'ordered')} />
        ))}
        {costs.length > 0 && (
          <section className="rcn-lines">
            <h3>{COSTS}</h3>
            <dl>
              {costs.map(({ label, words, sum }, index) => (
                <div key={index}>
                  <dt>
                    {label}
                    <small>{holdTogether(words)}</small>
                  </dt>
                  <dd>{rupiah(sum)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </details>
      <Lines title="Tidak ikut dijumlahkan" stops={left} />
    </>
  );
}

function Lines({ title, stops }: { title: string; stops: readonly Stop[] }) {
  if (!stops.length) return null;
  return (
    <section className="rcn-lines">
      <h3>{title}</h3>
      <dl>
        {stops.map((stop) => (
          <div key={stop.name}>
            <dt>
              {stop.title}
              {stop.offer && stop.standing === 'ordered' && (
                <small>
                  {holdTogether(lineWords(stop.offer, stop.counted))}
                  {stop.priceAge && `, ${stop.priceAge}`}
                </small>
              )}
            </dt>
            <dd className={stop.sum === null || stop.standing !== 'ordered' ? 'rcn-ask' : undefined}>
              {sumText(stop)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
