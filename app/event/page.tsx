import type { Metadata } from 'next';
import { NearestEvents } from '@/components/lists/nearest-events/nearest-events';
import { CardListPage } from '@/components/lists/list-page/card-list-page';
import { AgendaPage } from '@/components/lists/list-page/date-list-page';
import { event } from '@/lib/entities/event/event';
import { ALL } from '@/lib/addresses/category';
import { listHead } from '@/lib/seo/list-head';
import { listState, type ListQuery } from '@/lib/listing/list-state';
import { agendaHead } from '@/lib/seo/agenda-head';
import { loadAgendaOnce, loadNearest } from '@/lib/data/load-agenda';
import { loadCardsOnce } from '@/lib/data/load-list';
import { eventViews } from '@/lib/data/list-views';

const ART = 'panggung-strip';

interface Props {
  searchParams: Promise<ListQuery>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kategori, page, isByDate, bulan } = listState(await searchParams);
  if (isByDate) return agendaHead(await loadAgendaOnce(bulan));
  return listHead(event, await loadCardsOnce(event, kategori, page), { kategori, page });
}

/** `/event?kategori=…&page=N` (spec §2) and `/event?urut=tanggal&bulan=…` (product-decisions.md, "Events"). */
export default async function EventListPage({ searchParams }: Props) {
  const { kategori, page, isByDate, bulan } = listState(await searchParams);
  if (isByDate) return <AgendaPage agenda={await loadAgendaOnce(bulan)} art={ART} />;
  const list = await loadCardsOnce(event, kategori, page);
  const nearest = list.state === 'ok' && list.label === ALL && list.page === 1 ? await loadNearest() : [];
  return (
    <CardListPage
      description={event}
      list={list}
      art={ART}
      views={eventViews('daftar')}
      note={<NearestEvents cards={nearest} />}
    />
  );
}
