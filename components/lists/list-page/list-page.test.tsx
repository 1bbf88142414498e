import { render, screen, within } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import type { Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { listPage } from '@/lib/listing/listing';
import { ListPage } from './list-page';

/* The texts of each list, letter for letter from spec §2, §8 and §9. */

type List = Parameters<typeof ListPage>[0]['list'];

/** The list of a kind as its page draws it. */
const draw = (kind: Kind, list: List) => render(<ListPage description={registry[kind]} list={list} />);

const empty = (kind: Kind, slug: string): List => {
  const list = listPage([], registry[kind].categories, slug, 1);
  if (!list) throw new Error(`${kind} has no category ${slug}`);
  return { ...list, state: 'ok', real: 0, items: [] };
};

// spec: 2 Destination list, Empty state; 8, Destination, accommodation and transport list calls fail
// spec: 8, Blog fetch fails
test.each<[Kind, string]>([
  ['destinasi', 'Memuat data destinasi...'],
  ['akomodasi', 'Memuat data akomodasi...'],
  ['transportasi', 'Memuat data transportasi...'],
  ['atraksi', 'Memuat data atraksi...'],
  ['blog', 'Memuat data blogs'],
])("the %s list shows '%s' and no error when its request failed", (kind, text) => {
  draw(kind, { state: 'failed', message: 'HTTP error! status: 500' });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByText(/HTTP error/)).toBeNull();
});

test('a list shows its failure as waiting when its kind sets listWaits, whatever the text', () => {
  const { copy, ...event } = registry.event;
  const description = { ...event, copy: { ...copy, listFailed: 'Sebentar lagi', listWaits: true } };
  const list = { state: 'failed', message: 'HTTP error! status: 500' } as const;
  render(<ListPage description={description} list={list} />);
  expect(screen.getByRole('status')).toHaveTextContent('Sebentar lagi');
  expect(screen.queryByText(/HTTP error/)).toBeNull();
});

// spec: 4, Error; 8, Package, event, ticket, facility list fails
test.each<Kind>(['paket', 'event', 'tiket', 'fasilitas'])(
  'the %s list shows the error and a link that reloads the page when its request failed',
  (kind) => {
    draw(kind, { state: 'failed', message: 'HTTP error! status: 500' });
    expect(screen.getByRole('heading', { level: 2, name: 'Terjadi Kesalahan' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 500');
    expect(screen.getByText('Coba Lagi')).toHaveAttribute('href', '');
  },
);

// spec: 2 Tour package list, Empty; 2 Attractions, List; 2 Events, List; 2 Tickets, List; 2 Facilities, List
// spec: 4, Empty; 8, Empty filters
test.each<[Kind, string, string]>([
  ['destinasi', 'alam', 'Tidak ada data destinasi'],
  ['paket', 'thematic', 'Tidak ada paket ditemukan dalam kategori ini'],
  ['akomodasi', 'villa', 'Tidak ada data untuk ditampilkan'],
  ['transportasi', 'big-bus', 'Tidak ada data untuk ditampilkan'],
  ['event', 'wedding', 'Tidak ada event di kategori ini.'],
  ['tiket', 'cargo', 'Tidak ada tiket di kategori ini.'],
  ['fasilitas', 'perizinan', 'Tidak ada fasilitas di kategori ini.'],
  ['atraksi', 'wisata-alam', 'Tidak ada atraksi untuk kategori ini'],
  ['blog', 'kuliner', 'Tidak ada data untuk ditampilkan'],
])("the %s list without an item in %s says '%s'", (kind, slug, text) => {
  draw(kind, empty(kind, slug));
  expect(screen.getByText(text)).toBeVisible();
});

const TRIPS =
  'Thematic|Religious|Cultural|Historical|Study Tour|Industrial Visit|Camping|Nature Adventure|Extreme Sport|Healing|Gathering|Outbound|VIP Private|Roadtrip';

// spec: 2 Destination list, List; 2 Tour package list, List; 2 Accommodation list, List
// spec: 2 Transport list, List; 2 Blog, List; 2 Attractions, List; 2 Events, List; 2 Tickets, List
// spec: 2 Facilities, List; 9, Category lists
test.each<[Kind, string, string]>([
  ['destinasi', 'Destinasi Wisata Bandung', `Alam|Wisata Kuliner|Belanja|${TRIPS}`],
  ['paket', 'Paket Tour Bandung', TRIPS],
  ['akomodasi', 'Akomodasi di Bandung', 'Luxury Hotel|Business Hotel|Budget Hotel|Guesthouse|Villa|Hostel'],
  [
    'transportasi',
    'Transportasi Bandung',
    'Big Bus|Medium Bus|Mini Bus|Mobil Keluarga|Mobil Kecil|Luxury Car|Luxury Bus',
  ],
  ['event', 'Event & MICE Bandung', 'Seminar|Komunitas|Family Gathering|Graduation|Wedding|Event Olahraga'],
  [
    'tiket',
    'Tiket Bandung',
    'Themepark|Event & Workshop|Reservasi Kapal / Kereta|Reservasi Bus & Travel|Shuttle|Cargo',
  ],
  [
    'fasilitas',
    'Fasilitas Event',
    'Booth/Panggung|Sound System, Lighting, LED|Dokumentasi, Proyektor, Laptop, Printer|Merchandise|Souvenir Lokal|P3K & Tim Medis|Perizinan',
  ],
  [
    'atraksi',
    'Atraksi & Wisata Bandung',
    'Wisata Alam|Wisata Budaya|Wisata Sejarah|Wisata Kuliner|Wisata Petualangan|Wisata Religi|Wisata Belanja|Wisata Malam',
  ],
  [
    'blog',
    'Blog Travel Bandung',
    'Travel Guide|Kuliner|Tips Travel|Transportasi|Akomodasi|Wisata Alam|Wisata Belanja',
  ],
])("the %s list has the title '%s' and its chips in order", (kind, title, chips) => {
  draw(kind, empty(kind, 'semua'));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Kategori' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Semua', ...chips.split('|')]);
});

/** A page of the packages. */
const some = (over: object): List => ({
  ...{
    state: 'ok',
    label: 'Semua',
    page: 1,
    pages: 1,
    total: 0,
    real: 0,
    items: [],
    chips: ['Semua', 'Thematic'],
  },
  ...over,
});

// spec: 2 Tour package list, Empty
test('an empty category says so and links to the whole list', () => {
  draw('paket', some({ label: 'Thematic' }));
  expect(screen.getByText('Tidak ada paket ditemukan dalam kategori ini')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Semua' }).at(-1)).toHaveAttribute('href', '/paket-tour');
});

test('an empty list without other categories has no link', () => {
  draw('paket', some({ chips: ['Semua'] }));
  const body = screen.getByText('Tidak ada paket ditemukan dalam kategori ini').closest('div')!;
  expect(within(body).queryByRole('link')).toBeNull();
});

test('a list whose request failed has no category chips', () => {
  draw('paket', { state: 'failed', message: 'HTTP error! status: 500' });
  expect(screen.queryByRole('navigation', { name: 'Kategori' })).not.toBeInTheDocument();
});

test('a list shows its count, its items under a heading, and Load More', () => {
  draw('paket', some({ pages: 3, total: 18, items: sampleCards(6) }));
  expect(screen.getAllByText('6 dari 18 paket')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2, name: 'Daftar paket' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute('href', '/paket-tour?page=2');
});

test.each<[Kind, string]>([
  ['akomodasi', 'Hotel & Resort'],
  ['transportasi', 'Sewa Kendaraan'],
])("the section of the %s list is titled '%s'", (kind, name) => {
  draw(kind, some({ total: 1, items: sampleCards(1) }));
  expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
});

describe("a list with a visitor's choice", () => {
  const choosing = {
    choice: { urut: 'harga', hari: '2' },
    options: {
      urut: [{ value: null, text: 'Terbaru', count: null, href: '/paket-tour?hari=2', current: true }],
    },
    quick: [],
    active: [{ name: 'hari', text: '2 hari', href: '/paket-tour?urut=harga', count: 18 }],
    lowest: null,
  };

  test('a filtered list says its count and order in words and links to the list without the filter', () => {
    draw('paket', some({ pages: 2, total: 8, items: sampleCards(6), choosing }));
    expect(screen.getAllByText('6 dari 8 paket, harga terendah dahulu')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Hapus pilihan 2 hari' })).toBeVisible();
  });

  test('a filtered list keeps the choice in Load More, the pager and the other categories', () => {
    draw('paket', some({ page: 3, pages: 4, total: 20, items: sampleCards(6), choosing }));
    const hrefOf = (name: string) => screen.getAllByRole('link', { name }).at(0)?.getAttribute('href');
    expect(hrefOf('Load More')).toBe('/paket-tour?urut=harga&hari=2&page=4');
    expect(hrefOf('Halaman sebelumnya')).toBe('/paket-tour?urut=harga&hari=2&page=2');
    expect(hrefOf('Thematic')).toBe('/paket-tour?kategori=thematic&urut=harga&hari=2#kategori');
    expect(screen.getByRole('link', { name: 'Thematic' })).toHaveAttribute('rel', 'nofollow');
  });

  test("a filtered list without a match shows '0 paket' and a link without the filter", () => {
    draw('paket', some({ choosing }));
    expect(screen.getByText('0 paket')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Semua durasi/ })).toBeVisible();
  });

  test('a list of cards without prices offers no choice of order', () => {
    draw('blog', some({ items: sampleCards(1), total: 1, choosing: null }));
    expect(screen.queryByRole('button', { name: /Urutkan/ })).toBeNull();
  });
});
