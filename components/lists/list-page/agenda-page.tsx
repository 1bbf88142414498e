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
      {agenda.state === 'ok' && <Months agenda={agenda} />}
      <div className={`wrap ${styles.body}`}>
        {agenda.state === 'ok' ? (
          <Parts agenda={agenda} />
        ) : (
          <ListFailure copy={event.copy} message={agenda.message} />
        )}
      </div>
      <StructuredData nodes={[breadcrumbNode(agendaHref(month), trail)]} />
    </main>
  );
}

const NOTHING_DATED = 'Belum ada event bertanggal.';

/** The months that have events, as chips, 'Semua' first. */
function Months({ agenda }: { agenda: Agenda<CardView> }) {
  const { month, months, total } = agenda;
  const chips = months.map((one) => ({
    text: calendarLeaf(startOf(`${one}-01`)).month,
    href: agendaHref(one),
  }));
  return (
    <Chips
      label="Bulan"
      chips={[{ text: ALL, href: agendaHref() }, ...chips]}
      current={agendaHref(month)}
      outcome={total === 0 ? NOTHING_DATED : countText(agenda)}
    />
  );
}

function Parts({ agenda }: { agenda: Agenda<CardView> }) {
  const { month, parts, total, services, allServices } = agenda;
  return (
    <>
      {total === 0 ? (
        <EmptyState text={NOTHING_DATED} link={{ href: event.listPath, text: 'Semua event' }} search />
      ) : (
        <p className="muted small">{countText(agenda)}</p>
      )}
      {parts.map(({ title, items }) => (
        <Part key={title} title={title} cards={items} />
      ))}
      {month === null && services.length > 0 && <Part title="Layanan" cards={services} />}
      {allServices > services.length && (
        <p className="muted small">{`${services.length} dari ${allServices} layanan. Selebihnya ada di Daftar.`}</p>
      )}
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

function Part({ title, cards }: { title: string; cards: readonly CardView[] }) {
  return (
    <section className={styles.part}>
      <SectionHead title={title} />
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <AgendaRow card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
