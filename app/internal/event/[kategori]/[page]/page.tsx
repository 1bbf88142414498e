import type { Metadata } from 'next';
import { NearestEvents } from '@/components/event/nearest-events';
import { CardListPage } from '@/components/list-page/card-list-page';
import { AgendaPage } from '@/components/list-page/date-list-page';
import { event } from '@/lib/entities/event/event';
import { ALL } from '@/lib/listing/category';
import { listHead } from '@/lib/listing/list-head';
import { agendaHead, loadAgendaOnce, loadNearest } from '@/lib/listing/load-agenda';
import { loadCardsOnce } from '@/lib/listing/load-list';
import { eventViews } from '@/lib/listing/views';

/** `/event?kategori=…&page=N` (spec §2) and `/event?urut=tanggal&bulan=…`: next.config.ts rewrites its states here. */
export const revalidate = 30;
export const generateStaticParams = () => [];

/** In the place of a category, which begins with a letter or a digit; then the month is in that of the page. */
const AGENDA = '-tanggal';
const ART = 'panggung-strip';

interface Props {
  params: Promise<{ kategori: string; page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kategori, page } = await params;
  if (kategori === AGENDA) return agendaHead(await loadAgendaOnce(page));
  return listHead(event, await loadCardsOnce(event, kategori, page), { kategori, page });
}

export default async function EventListPage({ params }: Props) {
  const { kategori, page } = await params;
  if (kategori === AGENDA) return <AgendaPage agenda={await loadAgendaOnce(page)} art={ART} />;
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
