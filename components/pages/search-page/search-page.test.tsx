import { render, screen, within } from '@testing-library/react';
import type { FoundPage } from '@/lib/search/load-search';
import { SearchPage } from './search-page';

const CHAT = 'https://wa.me/6280000000001?text=Halo';
const row = (title: string, label: string, href: string) => ({
  title,
  label,
  href,
  isSample: false,
  art: null,
  picture: null,
  place: null,
  day: null,
  price: null,
  ended: null,
});
const DESTINASI = {
  key: 'destinasi' as const,
  label: 'Destinasi',
  rows: [
    {
      ...row('Kawah Putih', 'Alam', '/destination/kawah-putih'),
      picture: { src: '/storage/kawah.webp', alt: 'Danau kawah' },
      place: 'Ciwidey, Kabupaten Bandung',
      price: { prefix: 'Start From :', amount: 'Rp 350.000', suffix: '' },
    },
  ],
};
const MAKANAN = {
  key: 'makanan' as const,
  label: 'Makanan',
  rows: [row('Batagor', 'Makanan', '/kuliner#makanan-batagor')],
};

const found = (groups = [DESTINASI, MAKANAN] as FoundPage['groups'], rest: Partial<FoundPage> = {}) => ({
  state: 'ok' as const,
  groups,
  kinds: groups.map(({ key, label, rows }) => ({ key: key as 'blog', label, total: rows.length, page: 1 })),
  total: groups.flatMap(({ rows }) => rows).length,
  page: 1,
  pages: 1,
  suggested: { rows: [], isPartial: false },
  ...rest,
});

test('the search page shows a hint instead of an empty list when the text is too short', () => {
  render(<SearchPage chat={CHAT} query="ka" answer={null} />);
  expect(screen.getByText(/^Ketik 3 sampai 100 karakter/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/No results found/)).toBeNull();
});

test.each(['busy', 'failed'] as const)(
  "the search page does not say 'No results found' when the search is %s",
  (state) => {
    render(<SearchPage chat={CHAT} query="kawah" answer={{ state }} />);
    expect(screen.getByText(/^Pencarian sedang tidak dapat dilakukan/)).toBeVisible();
    expect(screen.queryByText(/No results found/)).toBeNull();
  },
);

// spec: 8, No search results
test("the search page says 'No results found', marked as English, with the query as plain text", () => {
  render(<SearchPage chat={CHAT} query={'<b>"x"</b>'} answer={found([])} />);
  expect(screen.getByText('No results found for "<b>"x"</b>"')).toHaveAttribute('lang', 'en');
});

test('the search page without results links three lists and the chat', () => {
  render(<SearchPage chat={CHAT} query="kawak" answer={found([])} />);
  const main = screen.getByRole('main');
  const ways = within(main).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Paket Tour', '/paket-tour'],
    ['Destinasi', '/destinasi'],
    ['Kuliner', '/kuliner'],
    ['Tanya lewat WhatsApp', CHAT],
  ]);
});

// spec: 2 Navigation bar, Each result
test('the search page links each result with its title and kind', () => {
  render(<SearchPage chat={CHAT} query="ba" answer={found()} />);
  const list = screen.getByRole('region', { name: '2 hasil untuk “ba”' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/destination/kawah-putih',
    '/kuliner#makanan-batagor',
  ]);
  expect(links[0]).toHaveTextContent('Kawah Putih');
  expect(links[0]).toHaveTextContent('Alam');
  expect(within(links[1]!).getByText('Makanan')).toHaveAttribute('data-section', 'kuliner');
});

// spec: 2 Navigation bar, Each result
test('the search page shows picture, place and price of a result, and nothing for unknown ones', () => {
  render(<SearchPage chat={CHAT} query="ba" answer={found()} />);
  const list = screen.getByRole('region', { name: /hasil untuk/ });
  const [known, bare] = within(list).getAllByRole('link');
  expect(known).toHaveTextContent('Ciwidey, Kab. Bandung');
  expect(known).toHaveTextContent('Start From : Rp 350.000');
  expect(within(known!).getByRole('presentation').getAttribute('src')).toContain('kawah.webp');
  expect(within(bare!).getByRole('img', { name: 'Gambar Tidak Tersedia' })).toBeInTheDocument();
  expect(bare).not.toHaveTextContent('Rp');
});

test('the search page shows the drawing of an area, and no picture beside a question', () => {
  const rows = [
    { ...row('Lembang', 'Kawasan', '/kawasan/lembang'), art: 'kincir-strip' },
    { ...row('Bisa bayar tunai?', 'Tanya jawab', '/contact#tanya'), art: '' },
  ];
  render(<SearchPage chat={CHAT} query="lembang" answer={found([{ key: 'lain', label: 'Lain', rows }])} />);
  const drawings = screen.getAllByRole('presentation').map((drawing) => drawing.getAttribute('src'));
  expect(drawings).toEqual(['/art/kincir-strip.webp']);
  expect(screen.queryByRole('img', { name: 'Gambar Tidak Tersedia' })).toBeNull();
});

test('the search page shows the day of a result, and that it is over', () => {
  const rows = [
    { ...row('Lari', 'Event', '/event/lari'), day: 'Sabtu, 2 Mei 2026', ended: 'Sudah berlangsung' },
  ];
  const groups = [{ key: 'event', label: 'Event', rows }];
  render(<SearchPage chat={CHAT} query="lari" answer={found(groups)} />);
  const link = screen.getByRole('link', { name: /Lari/ });
  expect(within(link).getByText('Sabtu, 2 Mei 2026')).toBeVisible();
  expect(within(link).getByText('Sudah berlangsung')).toBeVisible();
});

test("the search page shows 'Contoh' at a sample alone", () => {
  const rows = [
    row('Vila Nyata', 'Akomodasi', '/akomodasi/nyata'),
    { ...row('Vila Senja', 'Akomodasi', '/akomodasi/senja'), isSample: true },
  ];
  const groups = [{ key: 'akomodasi', label: 'Akomodasi', rows }];
  render(<SearchPage chat={CHAT} query="vila" answer={found(groups)} />);
  expect(screen.getByText('Contoh').closest('a')).toHaveAttribute('href', '/akomodasi/senja');
});

test('the search page puts results under the name of their kind with its count', () => {
  render(<SearchPage chat={CHAT} query="ba" answer={found()} />);
  const heads = screen.getAllByRole('heading', { level: 3 });
  expect(heads.map((head) => head.textContent)).toEqual(['Destinasi 1', 'Makanan 1']);
});

test('the search page links each kind by a chip with its count, even one on another page', () => {
  const kinds = [
    { key: 'destinasi' as const, label: 'Destinasi', total: 31, page: 1 },
    { key: 'makanan' as const, label: 'Makanan', total: 4, page: 2 },
  ];
  const { container } = render(
    <SearchPage chat={CHAT} query="ba du" answer={found(undefined, { kinds, page: 2, pages: 2 })} />,
  );
  const chips = within(screen.getByRole('navigation', { name: 'Jenis hasil' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['Destinasi 31', '/cari?q=ba+du#destinasi'],
    ['Makanan 4', '#makanan'],
  ]);
  expect(container.querySelector('#makanan')).toHaveTextContent('Batagor');
});

test('the search page has no chips when all results are of a single kind', () => {
  render(<SearchPage chat={CHAT} query="ba" answer={found([MAKANAN])} />);
  expect(screen.queryByRole('navigation', { name: 'Jenis hasil' })).toBeNull();
});

test('the search form submits to /cari and keeps the text', () => {
  render(<SearchPage chat={CHAT} query="kawah" answer={found()} />);
  const form = screen.getByRole('search', { name: 'Cari di Bandung' });
  expect(form).toHaveAttribute('action', '/cari');
  expect(form).toHaveAttribute('method', 'GET');
  const field = within(form).getByRole('searchbox', { name: 'Cari destinasi, hotel, kuliner' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveValue('kawah');
});

test('the search page shows the total of all pages and links to the other pages', () => {
  const later = found(undefined, { total: 62, page: 2, pages: 3 });
  render(<SearchPage chat={CHAT} query="kopi & teh" answer={later} />);
  expect(screen.getByRole('region', { name: '62 hasil untuk “kopi & teh”, halaman 2 dari 3' })).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Halaman berikutnya')).toBe('/cari?q=kopi+%26+teh&page=3');
  expect(href('Halaman pertama')).toBe('/cari?q=kopi+%26+teh');
});

describe('suggestions of the search page', () => {
  const suggested = {
    rows: [row('Gunung Tangkuban Parahu', 'Destinasi', '/destination/t')],
    isPartial: false,
  };

  test("the search page without results shows suggestions after 'No results found'", () => {
    render(<SearchPage chat={CHAT} query="tangkuban" answer={found([], { suggested })} />);
    expect(screen.getByText('No results found for "tangkuban"')).toBeVisible();
    const section = screen.getByRole('region', { name: 'Mungkin maksud Anda' });
    expect(within(section).getByRole('link')).toHaveAttribute('href', '/destination/t');
    expect(screen.queryByText(/memuat semua kata/)).toBeNull();
  });
  test('the search page says when suggestions contain only some of the words', () => {
    const partial = { ...suggested, isPartial: true };
    render(<SearchPage chat={CHAT} query="a b" answer={found([], { suggested: partial })} />);
    expect(screen.getByText('Tidak ada yang memuat semua kata; ini yang paling dekat.')).toBeVisible();
  });
  test('the search page shows suggestions after a few results', () => {
    render(<SearchPage chat={CHAT} query="ba" answer={found([MAKANAN], { suggested })} />);
    expect(screen.getByRole('region', { name: '1 hasil untuk “ba”' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Mungkin maksud Anda' })).toBeVisible();
    expect(screen.queryByText(/No results found/)).toBeNull();
  });
});
