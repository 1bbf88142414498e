import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { PLAN_CALENDAR } from '@/lib/addresses/routes';
import { whatsappLink } from '@/lib/order/whatsapp';
import { siteFor } from '@/lib/order/whom';
import { planCalendar } from '@/lib/plan/calendar';
import { planMessage } from '@/lib/plan/message';
import { writePlan } from '@/lib/plan/plan';
import { dayRoutes, routeMap } from '@/lib/plan/route';
import type { PlanView } from '@/lib/plan/view';
import { Bill, Sum } from './bill';
import { PrintButton } from './print-button.island';
import { RouteSheet } from './route-sheet';

interface Props {
  view: PlanView;
  /** 'Bagikan' with the address of this plan. */
  share: ReactNode;
  /** The button that takes a plan over which is not the visitor's own: then ordering it comes second. */
  takeOver?: ReactNode;
  /** Whether it may be kept in a calendar: not before somebody has made it his own. */
  hasCalendar?: boolean;
}

/**
 * The estimate of a plan and the next steps: order, share, print, route, calendar. They stay on the screen:
 * the lines of the estimate and the map are below them.
 */
export function SideCard({ view, share, takeOver = null, hasCalendar = true }: Props) {
  const route = routeMap(view);
  return (
    <aside className="rcn-side" aria-label="Perkiraan dan langkah berikut">
      <div className="rcn-bill">
        <Sum view={view} />
        {takeOver}
        {view.canOrder && (
          <a
            className={`btn btn--wide ${takeOver ? 'btn--line' : 'btn--order'}`}
            href={orderHrefOf(view)}
            target="_blank"
            rel="noopener"
            data-order="own"
          >
            <Icon name="wa" />
            {takeOver ? 'Tanya admin lewat WhatsApp' : 'Pesan lewat WhatsApp'}
          </a>
        )}
        <div className="rcn-two rcn-desk">
          {share}
          <PrintButton />
        </div>
        <RouteLinks view={view} />
        {hasCalendar && planCalendar(view) && (
          <a
            className="btn btn--line btn--s"
            href={`${PLAN_CALENDAR}?r=${writePlan(view.plan)}`}
            rel="nofollow"
          >
            <Icon name="cal" />
            Simpan ke kalender
          </a>
        )}
        <p className="small muted">
          Harga perkiraan, dapat berubah sampai dikonfirmasi. Jarak dan waktu dihitung untuk siang hari tanpa
          macet.{takeOver ? '' : ' Rencana tersimpan di perangkat ini; belum ada pembayaran.'}
        </p>
        <Bill view={view} />
      </div>
      {route && <RouteSheet route={route} />}
    </aside>
  );
}

/** The operator's WhatsApp link with the whole plan as message. */
export function orderHrefOf(view: PlanView): string {
  return whatsappLink(siteFor(null).admins[0].phone, planMessage(view));
}

/** The routes of the days in Google Maps: one button, or one for each day. */
function RouteLinks({ view }: { view: PlanView }) {
  const routes = dayRoutes(view);
  const isOne = routes.length === 1;
  if (!routes.length) return null;
  return (
    <div id="rute" className={isOne ? '' : 'rcn-two'}>
      {!isOne && <p className="small">Buka rute di Google Maps</p>}
      {routes.map(({ href, text }) => (
        <a
          key={href}
          className={`btn btn--line btn--s ${isOne ? 'btn--wide' : ''}`}
          href={href}
          target="_blank"
          rel="noopener"
        >
          <Icon name="route" />
          {isOne ? 'Buka rute di Google Maps' : text}
        </a>
      ))}
    </div>
  );
}

/** The same steps under the head of a page on a phone, where the card stands far below. */
export function PhoneSteps({ view, share }: Pick<Props, 'view' | 'share'>) {
  const [route, ...others] = dayRoutes(view);
  return (
    <div className="rcn-row rcn-phone">
      {share}
      <PrintButton />
      {route && (
        <a className="btn btn--line btn--s" href={others.length ? '#rute' : route.href}>
          <Icon name="route" />
          Rute
        </a>
      )}
    </div>
  );
}
