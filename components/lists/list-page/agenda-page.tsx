import { startOf } from '@/lib/base/jakarta';
import { AgendaRow } from '@/components/cards/agenda-row/agenda-row';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Chips } from '@/components/lists/category-chips/category-chips.island';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ListSwitch } from '@/components/lists/list-switch/list-switch';
import { PageHead } from '@/components/ui/page-head/page-head';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StructuredData } from '@/components/ui/structured-data/structured-data';
import type { CardView } from '@/lib/entities/card';
import { event } from '@/lib/entities/event/event';
import { calendarLeaf, monthText } from '@/lib/format/tanggal';
import type { Agenda } from '@/lib/data/agenda';
import { ALL } from '@/lib/addresses/category';
import { agendaTitle } from '@/lib/seo/list-head';
import type { ShownAgenda } from '@/lib/data/load-agenda';
import { eventViews } from '@/lib/data/list-views';
import { agendaHref } from '@/lib/addresses/routes';
import { breadcrumbNode } from '@/lib/seo/structured-data/breadcrumb';
import { listBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { LIST_ART } from './list-art';
import { ListFailure, type ListFailed } from './list-failure';
import styles from './list-page.module.scss';

/** The events by month; in an outage the text of the events (product-decisions.md, "Events"). */
export function AgendaPage({ agenda }: { agenda: ShownAgenda | ListFailed }) {
  const trail = listBreadcrumbs(event, 'Agenda');
  const month = agenda.state === 'ok' ? agenda.month : null;
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead
        title={agendaTitle(month)}
        intro="Acara yang bertanggal, yang terdekat lebih dulu."
        art={LIST_ART.event ?? ''}
        trail={<Breadcrumbs items={trail} />}
      />
      <ListSwitch views={eventViews('agenda')} />
      {agenda.state === 'ok' ? (
        <>
          <Months agenda={agenda} />
          <StructuredData nodes={[breadcrumbNode(agendaHref(month), trail)]} />
        </>
      ) : (
        <div className={`wrap ${styles.body}`}>
          <ListFailure copy={event.copy} message={agenda.message} />
        </div>
      )}
    </main>
  );
}

/** The months that have events as chips, 'Semua' first, and the events. */
function Months({ agenda }: { agenda: Agenda<CardView> }) {
  const { month, months, parts, total, services, allServices } = agenda;
  const outcome = total === 0 ? 'Belum ada event bertanggal.' : countText(agenda);
  const chips = [null, ...months].map((one) => ({
    text: one ? calendarLeaf(startOf(`${one}-01`)).month : ALL,
    href: agendaHref(one),
  }));
  const shown = services.length > 0 ? [...parts, { title: 'Layanan', items: services }] : parts;
  return (
    <>
      <Chips label="Bulan" chips={chips} current={agendaHref(month)} outcome={outcome} />
      <div className={`wrap ${styles.body}`}>
        {total === 0 ? (
          <EmptyState text={outcome} link={{ href: event.listPath, text: 'Semua event' }} search />
        ) : (
          <p className="muted small">{outcome}</p>
        )}
        {shown.map(({ title, items }) => (
          <section key={title} className={styles.part}>
            <SectionHead title={title} />
            <ul>
              {items.map((card) => (
                <li key={card.id}>
                  <AgendaRow card={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {allServices > services.length && (
          <p className="muted small">{`${services.length} dari ${allServices} layanan. Selebihnya ada di Daftar.`}</p>
        )}
      </div>
    </>
  );
}

/** '12 event bertanggal'; '36 dari 50 …' where not all are shown, with a hint where the rest is. */
function countText({ month, shown, total }: Agenda<CardView>): string {
  const count = shown < total ? `${shown} dari ${total}` : String(total);
  const text = month === null ? `${count} event bertanggal` : `${count} event pada ${monthText(month)}`;
  if (shown === total) return text;
  return month === null
    ? `${text}, yang terdekat lebih dulu. Pilih bulan untuk melihat yang lain.`
    : `${text}. Selebihnya ada di Daftar.`;
}
