import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Icon } from '@/components/ui/icon/icon';
import { MarkdownBody } from '@/components/ui/markdown/markdown';
import { Picture } from '@/components/ui/picture/picture';
import { readyPlanBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { routes } from '@/lib/addresses/routes';
import { shortPlace } from '@/lib/format/short-place';
import { nameOf } from '@/lib/plan/change';
import { countOf, routesOf, sumText } from '@/lib/plan/message';
import { writePlan } from '@/lib/plan/plan';
import { FIELDS } from '@/lib/plan/post';
import type { ReadyPlan, ReadyPlanLink } from '@/lib/plan/ready';
import type { PlanView, Stop } from '@/lib/plan/view';
import { Bill } from './bill';
import { Way } from './plan-days';
import { PlanSheet } from './plan-sheet';
import { ReadyPlans } from './ready-plans';

interface Props {
  ready: ReadyPlan;
  view: PlanView;
  orderHref: string;
  address: string;
  others: readonly ReadyPlanLink[];
}

/**
 * `/rencana/{slug}`: a plan that is ready, with its times, what it costs, and the way to make it one's own.
 */
export function ReadyPlanPage({ ready, view, orderHref, address, others }: Props) {
  return (
    <main id="isi" tabIndex={-1} className="wrap rcn">
      <PlanSheet />
      <header className="rcn-head">
        <Breadcrumbs items={readyPlanBreadcrumbs(ready.title)} />
        <h1>{ready.title}</h1>
        <p>{ready.summary}</p>
      </header>
      <div className="rcn-cols">
        <div>
          <form className="rcn-take" method="post" action={routes.rencana}>
            <p>{`Disusun untuk ${ready.people} orang. Simpan, lalu ubah tanggal, urutan, dan jumlahnya.`}</p>
            <input type="hidden" name={FIELDS.plan} value={writePlan(view.plan)} />
            <button className="btn" name={FIELDS.action} value="gabung">
              <Icon name="bag" />
              Simpan ke rencana saya
            </button>
          </form>
          <div className="rcn-days">
            {ready.days.map(({ title, stops }, index) => (
              <ReadyDay key={index} day={index + 1} title={title} stops={stops} view={view} />
            ))}
          </div>
          <div className="rcn-prose">
            <MarkdownBody source={ready.body} />
            <p>{`Di luar itu: ${ready.costs}`}</p>
          </div>
        </div>
        <aside className="rcn-side" aria-label="Perkiraan dan langkah berikut">
          <Bill view={view} orderHref={orderHref} address={address} hasDates={false} />
        </aside>
      </div>
      <ReadyPlans plans={others} title="Rencana lain" />
    </main>
  );
}

interface DayProps {
  day: number;
  title: string;
  stops: ReadyPlan['days'][number]['stops'];
  view: PlanView;
}

function ReadyDay({ day, title, stops, view }: DayProps) {
  const shown = view.days.find((one) => one.day === day)?.stops ?? [];
  const [route] = routesOf(shown.map(({ stop }) => stop));
  return (
    <section className="rcn-day">
      <div className="rcn-dayhead">
        <span className="rcn-disc" aria-hidden="true">
          {day}
        </span>
        <h2>
          <span className="vh">{`Hari ${day}: `}</span>
          {title}
        </h2>
        {route && (
          <a className="btn btn--line btn--s" href={route} target="_blank" rel="noopener">
            <Icon name="pin" />
            Buka rute di Google Maps<span className="vh">{`, hari ${day}`}</span>
          </a>
        )}
      </div>
      <ol className="rcn-stops">
        {stops.map(({ time, item, note }) => {
          const found = shown.find(({ stop }) => stop.name === nameOf(item));
          return (
            <li key={nameOf(item)}>
              {found?.leg && <Way {...found.leg} />}
              {found && <ReadyStop stop={found.stop} time={time} note={note} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ReadyStop({ stop, time, note }: { stop: Stop; time: string; note: string }) {
  const { title, card, state, label } = stop;
  return (
    <div className="rcn-stop">
      {card && (
        <div className="rcn-pic">
          <Picture picture={card.picture} sizes="112px" upTo={256} decorative />
        </div>
      )}
      <div>
        <p className="dotted small muted">
          <b className="rcn-time">{time}</b>
          <span>{label}</span>
          {card?.place && <span>{shortPlace(card.place)}</span>}
        </p>
        <h3>{card ? <a href={card.href}>{title}</a> : title}</h3>
        <p className="small">{note}</p>
        {state === 'ok' && <p className="small muted">{`${countOf(stop)}, ${sumText(stop)}`}</p>}
        {state === 'gone' && <p className="rcn-ask">Tidak lagi tersedia</p>}
        {state === 'failed' && <p className="rcn-ask">Sedang tidak dapat dimuat</p>}
      </div>
    </div>
  );
}
