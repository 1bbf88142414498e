import { NearestEvents } from '@/components/lists/nearest-events/nearest-events';
import { ListPage } from '@/components/lists/list-page/list-page';
import { AgendaPage } from '@/components/lists/list-page/agenda-page';
import { event } from '@/lib/entities/event/event';
import { ALL } from '@/lib/addresses/category';
import { listState } from '@/lib/listing/list-state';
import { agendaHead, listHead } from '@/lib/seo/list-head';
import { loadAgendaOnce, loadNearest } from '@/lib/data/load-agenda';
import { loadList } from '@/lib/data/load-list';
import { eventViews } from '@/lib/data/list-views';

export async function generateMetadata({ searchParams }: PageProps<'/event'>) {
  const { isByDate, bulan } = listState(await searchParams);
  if (isByDate) return agendaHead(await loadAgendaOnce(bulan));
  return listHead(event, searchParams);
}

/** `/event?kategori=…&page=N` (spec §2), or `?urut=tanggal&bulan=…` (product-decisions.md, "Events"). */
export default async function EventListPage({ searchParams }: PageProps<'/event'>) {
  const { isByDate, bulan } = listState(await searchParams);
  if (isByDate) return <AgendaPage agenda={await loadAgendaOnce(bulan)} />;
  const list = await loadList(event, searchParams);
  const nearest = list.state === 'ok' && list.label === ALL && list.page === 1 ? await loadNearest() : [];
  return (
    <ListPage
      description={event}
      list={list}
      views={eventViews('daftar')}
      note={<NearestEvents cards={nearest} />}
    />
  );
}
