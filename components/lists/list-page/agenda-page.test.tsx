import { render, screen, within } from '@testing-library/react';
import { sampleCard } from '@/components/cards/card/card.fixture';
import { AgendaPage } from './agenda-page';

type Agenda = Parameters<typeof AgendaPage>[0]['agenda'];

const agenda = (over: object = {}): Agenda => ({
  state: 'ok',
  month: null,
  months: ['2026-12', '2027-01'],
  parts: [
    { title: 'Desember 2026', items: [sampleCard({ kind: 'event', id: 'a', title: 'Bazar' })] },
    { title: 'Sudah berlangsung', items: [sampleCard({ kind: 'event', id: 'b', title: 'Wayang' })] },
  ],
  shown: 2,
  total: 2,
  services: [sampleCard({ kind: 'event', id: 'c', title: 'Wisuda' })],
  allServices: 1,
  ...over,
});
const draw = (shown: Agenda) => render(<AgendaPage agenda={shown} />);

test('the agenda links each month that has events, all months and the list', () => {
  draw(agenda({ month: '2026-12' }));
  const months = within(screen.getByRole('navigation', { name: 'Bulan' })).getAllByRole('link');
  expect(months.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Semua', '/event?urut=tanggal#kategori'],
    ['Des 2026', '/event?urut=tanggal&bulan=2026-12#kategori'],
    ['Jan 2027', '/event?urut=tanggal&bulan=2027-01#kategori'],
  ]);
  expect(months.map((link) => link.hasAttribute('aria-current'))).toEqual([false, true, false]);
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/event');
});

test('the agenda puts months, past events and services without a date under headings of their own', () => {
  draw(agenda());
  const [, ...headings] = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Desember 2026', 'Bazar', 'Sudah berlangsung', 'Wayang', 'Layanan', 'Wisuda']);
  expect(screen.getByText('2 event bertanggal')).toBeVisible();
});

test('the agenda says how many events and services it leaves out and where they are', () => {
  draw(agenda({ total: 90, allServices: 9 }));
  expect(screen.getByText(/^2 dari 90 event bertanggal, .*Pilih bulan/)).toBeVisible();
  expect(screen.getByText('1 dari 9 layanan. Selebihnya ada di Daftar.')).toBeVisible();
});

test('the agenda without a dated event says so and links to the list', () => {
  draw(agenda({ months: [], parts: [], shown: 0, total: 0, services: [], allServices: 0 }));
  expect(screen.getByText('Belum ada event bertanggal.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Semua event' })).toHaveAttribute('href', '/event');
});

test('the agenda shows the error heading when its events cannot be loaded', () => {
  draw({ state: 'failed', message: 'HTTP error! status: 500' });
  expect(screen.getByRole('heading', { level: 2, name: 'Terjadi Kesalahan' })).toBeVisible();
});
