import { render, screen } from '@testing-library/react';
import type { Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { DetailFallback } from './detail-fallback';

/** Spec §8: the texts of each kind for an item that failed to load, and for one that does not exist. */
const TEXTS: [kind: Kind, failed: string, absent: string, list: string][] = [
  ['destinasi', 'Gagal mengambil data destinasi', 'Data tidak ditemukan', '/destinasi'],
  ['paket', 'Gagal mengambil data detail paket tour', 'Data paket tidak ditemukan', '/paket-tour'],
  ['akomodasi', 'Gagal mengambil data detail akomodasi', 'Data akomodasi tidak ditemukan', '/akomodasi'],
  [
    'transportasi',
    'Gagal mengambil data detail transportasi',
    'Data transportasi tidak ditemukan',
    '/transportasi',
  ],
  ['event', 'Gagal mengambil data detail event', 'Data event tidak ditemukan', '/event'],
  ['tiket', 'Gagal mengambil data detail tiket', 'Data tiket tidak ditemukan', '/tiket'],
  ['fasilitas', 'Gagal mengambil data detail fasilitas', 'Data fasilitas tidak ditemukan', '/fasilitas'],
  ['atraksi', 'Gagal mengambil data detail atraksi', 'Data atraksi tidak ditemukan', '/attraction'],
  ['blog', 'Loading', 'Data tidak ditemukan', '/blog'],
];

describe.each(TEXTS)('the page of %s without its item', (kind, failed, absent, list) => {
  const draw = (state: 'failed' | 'absent') => {
    const { copy, listPath } = registry[kind];
    render(<DetailFallback description={{ copy, listPath }} state={state} />);
    expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', list);
    return screen.getByRole('heading', { level: 1 });
  };

  // spec: 2 Reusable parts, Messages; 8, Destination detail fails
  // spec: 8, Accommodation / transport / attraction / package detail fails
  // spec: 8, Ticket / event / facility detail fails; 8, Blog fetch fails
  test(`the failed page of ${kind} shows its error text, in red unless the kind keeps waiting`, () => {
    const heading = draw('failed');
    expect(heading).toHaveTextContent(failed);
    expect(heading.className).toBe(kind === 'blog' ? '' : 'failed');
  });

  // spec: 2 Destination detail, Not found; 2 Events, Not found; 2 Tickets, Not found; 2 Facilities, Not found
  // spec: 2 Reusable parts, Messages; 8, No detail data
  test(`the absent page of ${kind} shows its not-found text`, () =>
    expect(draw('absent')).toHaveTextContent(absent));
});

test('DetailFallback is not styled as an error when the copy sets detailWaits, whatever the text', () => {
  const copy = { ...registry.event.copy, detailFailed: 'Sebentar lagi', detailWaits: true };
  render(<DetailFallback description={{ copy, listPath: '/event' }} state="failed" />);
  expect(screen.getByRole('heading', { name: 'Sebentar lagi' }).className).toBe('');
});

test('DetailFallback shows a failed food as loading, not as an error', () => {
  render(<DetailFallback description={registry.makanan} state="failed" />);
  expect(screen.getByRole('heading', { name: 'Memuat data makanan...' }).className).toBe('');
});

test('DetailFallback shows the text of an absent item as the h1 and links back to the list', () => {
  render(<DetailFallback description={registry.destinasi} state="absent" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/destinasi');
});

test('DetailFallback links to the same page to try again and back to the list after a failure', () => {
  render(<DetailFallback description={registry.destinasi} state="failed" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Gagal mengambil data destinasi' })).toBeVisible();
  expect(screen.getByText('Coba Lagi')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/destinasi');
});

test('DetailFallback starts one retry interval of 15 s and clears it on unmount', () => {
  const start = jest.spyOn(globalThis, 'setInterval').mockReturnValue(7 as never);
  const stop = jest.spyOn(globalThis, 'clearInterval').mockReturnValue();
  const { unmount } = render(<DetailFallback description={registry.event} state="failed" />);
  expect(start).toHaveBeenCalledWith(expect.any(Function), 15_000);
  unmount();
  expect(stop).toHaveBeenCalledWith(7);
  jest.restoreAllMocks();
});
