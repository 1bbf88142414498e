import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { ListPage } from './list-page';

const head = { title: 'Paket Tour Bandung', intro: 'Satu sampai tiga hari.', art: 'kebun-teh-strip' };
const copy = { noun: 'paket', empty: 'Tidak ada paket ditemukan dalam kategori ini' };
const chips = ['Semua', 'Thematic'];
const base = '/paket-tour';

test('an empty category says so and leads back to all', () => {
  const list = { label: 'Thematic', page: 1, pages: 1, total: 0, items: [], chips };
  render(<ListPage kind="paket" base={base} head={head} copy={copy} list={list} />);
  expect(screen.getByText('Tidak ada paket ditemukan dalam kategori ini')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Semua' }).at(-1)).toHaveAttribute('href', base);
});

test('an empty list has nowhere else to lead to', () => {
  const list = { label: 'Semua', page: 1, pages: 1, total: 0, items: [], chips: ['Semua'] };
  render(<ListPage kind="paket" base={base} head={head} copy={copy} list={list} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('without a list the children say what happened', () => {
  render(
    <ListPage kind="paket" base={base} head={head} copy={copy} list={null}>
      <p>Terjadi Kesalahan</p>
    </ListPage>,
  );
  expect(screen.getByText('Terjadi Kesalahan')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a list shows its count, its items under a heading, and the way on', () => {
  const list = { label: 'Semua', page: 1, pages: 3, total: 18, items: sampleCards(6), chips };
  render(<ListPage kind="paket" base={base} head={head} copy={copy} list={list} />);
  expect(screen.getAllByText('6 dari 18 paket')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2, name: 'Daftar paket' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute('href', '/paket-tour?page=2');
});

test('a section with a name shows it', () => {
  const list = { label: 'Semua', page: 1, pages: 1, total: 1, items: sampleCards(1), chips };
  const named = { ...copy, section: 'Hotel & Resort' };
  render(<ListPage kind="akomodasi" base="/akomodasi" head={head} copy={named} list={list} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Hotel & Resort' })).toBeInTheDocument();
});
