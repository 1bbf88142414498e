import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { akomodasi } from '@/lib/entities/akomodasi/akomodasi';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { blog } from '@/lib/entities/blog/blog';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import { event } from '@/lib/entities/event/event';
import { fasilitas } from '@/lib/entities/fasilitas/fasilitas';
import { paket } from '@/lib/entities/paket/paket';
import { tiket } from '@/lib/entities/tiket/tiket';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import type { Site } from '@/lib/settings/site';
import { AkomodasiDetail } from '../akomodasi-detail';
import { AtraksiDetail } from '../atraksi-detail';
import { BlogDetail } from '../blog-detail';
import { DestinasiDetail } from '../destinasi-detail';
import { EventDetail } from '../event-detail';
import { FasilitasDetail } from '../fasilitas-detail';
import { PaketDetail } from '../paket-detail';
import { TiketDetail } from '../tiket-detail';
import { TransportasiDetail } from '../transportasi-detail';

const site = {
  email: 'halo@contoh.id',
  admins: [
    { name: 'A', speciality: 'a', phone: '+62 800-0000-0001' },
    { name: 'B', speciality: 'b', phone: '+62 800-0000-0002' },
  ],
} as unknown as Site;
const props = { site, orderHref: 'https://wa.me/62?text=Halo' };
/** The smallest record that the API can send: an id and a name. */
const bare = { id: 1, judul: 'Contoh' };

const kinds: [
  name: string,
  page: (raw: object) => ReactNode,
  list: string,
  tabs: string[],
  texts: string[],
][] = [
  [
    'paket',
    (raw) => <PaketDetail item={paket.parseDetail(raw)} {...props} />,
    '/paket-tour',
    ['Overview', 'Jadwal', 'Tempat', 'Paket Termasuk'],
    [
      'Syarat dan Ketentuan',
      'Note',
      'Harga dan itinerary dapat berubah',
      'H-30',
      '60 hari',
      '15%',
      '5%',
      '0%',
      '70 tahun',
      'Deskripsi belum tersedia.',
    ],
  ],
  [
    'akomodasi',
    (raw) => <AkomodasiDetail item={akomodasi.parseDetail(raw)} {...props} />,
    '/akomodasi',
    ['Overview', 'Fasilitas'],
    ['Catatan Penting', 'Google Maps belum tersedia', 'Deskripsi belum tersedia.'],
  ],
  [
    'transportasi',
    (raw) => <TransportasiDetail item={transportasi.parseDetail(raw)} {...props} />,
    '/transportasi',
    ['Overview', 'Fasilitas'],
    ['Sewa minimal 12 jam.', 'BBM dan parkir ditanggung penyewa.', 'Pengemudi', 'Kategori'],
  ],
  [
    'event',
    (raw) => <EventDetail item={event.parseDetail(raw)} {...props} />,
    '/event',
    ['Overview', 'Informasi'],
    [
      'Tentang Event Ini',
      'Tanggal belum ditentukan',
      'Lokasi belum ditentukan',
      'Harga dapat berubah.',
      'Konfirmasi melalui WhatsApp.',
      'Pembayaran melalui transfer.',
      'Pemesanan paling lambat 7 hari sebelum event.',
      'Termasuk konsultasi dan perencanaan event.',
    ],
  ],
  [
    'tiket',
    (raw) => <TiketDetail item={tiket.parseDetail(raw)} {...props} />,
    '/tiket',
    ['Overview', 'Informasi'],
    [
      'Tentang Tiket Ini',
      'Deskripsi tiket belum tersedia.',
      'Habis',
      '1 orang',
      'Harga dapat berubah tanpa pemberitahuan.',
      'Konfirmasi ketersediaan melalui WhatsApp.',
      'Pembayaran melalui transfer.',
      'tidak dapat dikembalikan (non-refundable)',
      'Bawa bukti pembayaran.',
    ],
  ],
  [
    'fasilitas',
    (raw) => <FasilitasDetail item={fasilitas.parseDetail(raw)} {...props} />,
    '/fasilitas',
    ['Overview', 'Detail'],
    ['Tentang Fasilitas Ini', 'Deskripsi fasilitas belum tersedia.'],
  ],
  [
    'atraksi',
    (raw) => <AtraksiDetail item={atraksi.parseDetail(raw)} {...props} />,
    '/attraction',
    ['Overview', 'Informasi'],
    ['Gratis', 'tidak dapat dikembalikan', 'Deskripsi belum tersedia.'],
  ],
];

describe.each(kinds)('the page of %s', (_name, page, list, tabs, texts) => {
  // spec: 2 Tour package detail, The last tab; 2 Accommodation detail, Important notes; 2 Events, Detail
  // spec: 2 Events, Notes; 2 Tickets, Detail; 2 Tickets, Overview; 2 Tickets, Informasi; 2 Tickets, Notes
  // spec: 2 Facilities, Detail; 2 Facilities, Notes; 4, Stock; 5, Missing values; 9, Transport notes
  // spec: 9, Refunds; 9, Package terms
  // spec: 2 Tour package detail, Tabs; 2 Accommodation detail, Tabs; 2 Transport detail, Tabs
  // spec: 2 Attractions, Detail
  test('a detail page shows its fixed and fallback texts, its tabs and a link back for an item with only a name', () => {
    const { container } = render(page(bare));
    expect(screen.getByRole('heading', { level: 1, name: 'Contoh' })).toBeVisible();
    for (const text of texts) expect(container).toHaveTextContent(text);
    expect(container).not.toHaveTextContent(/undefined|null|NaN/);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
    expect(screen.getByRole('link', { name: /^Kembali ke / })).toHaveAttribute('href', list);
  });

  const headings = () => screen.getAllByRole('heading', { hidden: true });

  test('a detail page skips no heading level', () => {
    render(page({ ...bare, description: '<h2>A</h2><p>b</p>' }));
    const levels = headings().map(({ localName }) => Number(localName[1]));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  test("headings in a description are nested below the section's heading", () => {
    const description = '<h1>Satu</h1><p>a</p><h2>Dua</h2><h3>Tiga</h3><h4>Empat</h4><h2>Lima</h2><p>b</p>';
    render(page({ ...bare, description }));
    const first = headings().findIndex(({ textContent }) => textContent === 'Satu');
    const [above = 9, ...own] = headings()
      .slice(first - 1, first + 5)
      .map(({ localName }) => Number(localName[1]));
    expect(own.map((level) => level - above)).toEqual([1, 1, 2, 3, 1]);
  });
});

// spec: 2 Events, Informasi; 2 Facilities, Sidebar; 9, Units
test('detail pages show prices per event, per ticket and per unit', () => {
  const { container } = render(
    <>
      <FasilitasDetail item={fasilitas.parseDetail({ ...bare, price: 75000 })} {...props} />
      <EventDetail item={event.parseDetail({ ...bare, price: 150000 })} {...props} />
      <TiketDetail item={tiket.parseDetail({ ...bare, price: 90000, stock: 3 })} {...props} />
    </>,
  );
  expect(container).toHaveTextContent('Start From : Rp 150.000 per event');
  expect(container).toHaveTextContent('Rp 90.000 per tiket');
  const [aside] = screen.getAllByRole('complementary', { name: 'Harga dan pemesanan' });
  expect(aside).toHaveTextContent('Harga Rp 75.000 per unit');
});

test('the page of a vehicle says the price without a driver', () => {
  const raw = { ...bare, harga: 600_000, pengemudi: 'pilihan', harga_lepas_kunci: 400_000 };
  const { container } = render(<TransportasiDetail item={transportasi.parseDetail(raw)} {...props} />);
  expect(container).toHaveTextContent('Lepas kunci mulai Rp 400.000/hari');
});

test.each(kinds.filter(([kind]) => kind !== 'blog'))('the page of %s has an order form', (_kind, page) => {
  render(page({ ...bare, stock: 3, quantity: 3 }));
  const form = screen.getByRole('form', { name: 'Rincian pesanan' });
  // A stay asks for its rooms too.
  const [number] = within(form).getAllByRole('combobox', { name: /^Jumlah/ });
  expect(number).toHaveValue('');
});

test("an event page takes orders until the end of the event's day and then says that it is over", () => {
  const raw = { ...bare, price: 150000, event_date: '2026-11-22 09:00:00' };
  const draw = (moment: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    const { container, unmount } = render(<EventDetail item={event.parseDetail(raw)} {...props} />);
    const found = {
      orders: screen.queryAllByRole('link', { name: /^Pesan Sekarang/ }).length,
      bars: container.querySelectorAll('[data-order-bar]').length,
      over: container.textContent.includes('Sudah berlangsung'),
      contacts: within(screen.getByRole('list', { name: 'Kontak reservasi' })).getAllByRole('link').length,
    };
    unmount();
    jest.restoreAllMocks();
    return found;
  };
  expect(draw('2026-11-22T23:59:59+07:00')).toEqual({ orders: 2, bars: 1, over: false, contacts: 3 });
  expect(draw('2026-11-23T00:00:00+07:00')).toEqual({ orders: 0, bars: 0, over: true, contacts: 3 });
});

test('the insurance answer of a trip page names the insurance that the trip includes', () => {
  const raw = { ...bare, termasuk: [{ termasuk: 'Makan siang, Asuransi perjalanan' }] };
  const { container } = render(
    <>
      <DestinasiDetail item={destinasi.parseDetail(raw)} {...props} />
      <PaketDetail item={paket.parseDetail(raw)} {...props} />
    </>,
  );
  expect(screen.getAllByText('Sudah termasuk dalam paket ini: Asuransi perjalanan.')).toHaveLength(2);
  expect(container).not.toHaveTextContent('Belum termasuk');
});

// spec: 2 Blog, Detail
test('an article page has one h1 and shows author, date, reading minutes and text', () => {
  const raw = {
    ...bare,
    penulis: 'Tim',
    menit_baca: 6,
    created_at: '2026-05-18 09:00:00',
    deskripsi: '# Judul\n\nIsi',
  };
  const { container } = render(<BlogDetail item={blog.parseDetail(raw)} site={site} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const text of ['Tim', '18 Mei 2026', '6 menit baca', 'Isi']) expect(container).toHaveTextContent(text);
});

// spec: 2 Blog, Detail
test.each([
  '# Contoh\n\nIsi',
  '\n  # **Contoh**\nIsi',
  '# CONTOH #\r\n\r\nIsi',
  '## Contoh.\n\nIsi',
  '# [Contoh](/blog/1)\n\nIsi',
])('an article page shows its title once when the text begins with it, as in %j', (deskripsi) => {
  const article = blog.parseDetail({ ...bare, deskripsi });
  render(<BlogDetail item={article} site={site} />);
  expect(screen.getAllByRole('heading', { name: /^contoh/i })).toHaveLength(1);
  expect(screen.getByText('Isi')).toBeVisible();
  expect([blog.toCard(article).summary, blog.describe(article)]).toEqual(['Isi', 'Isi']);
});

test.each(['# Contoh lain\n\nIsi', '#Contoh\n\nIsi', 'Isi\n\n# Contoh', 'Contoh\n\nIsi'])(
  'parsing an article keeps the text %j, which does not begin with its title',
  (deskripsi) => expect(blog.parseDetail({ ...bare, deskripsi }).markdown).toBe(deskripsi),
);

test('an article page without a text says so and leaves out unknown facts', () => {
  const { container } = render(<BlogDetail item={blog.parseDetail(bare)} site={site} />);
  expect(screen.getByText('Deskripsi belum tersedia.')).toBeVisible();
  expect(container).not.toHaveTextContent(/menit baca|undefined|null/);
});

test.each([
  ['destinasi', (raw: object) => <DestinasiDetail item={destinasi.parseDetail(raw)} {...props} />],
  ['paket', (raw: object) => <PaketDetail item={paket.parseDetail(raw)} {...props} />],
  ['atraksi', (raw: object) => <AtraksiDetail item={atraksi.parseDetail(raw)} {...props} />],
  ['event', (raw: object) => <EventDetail item={event.parseDetail(raw)} {...props} />],
  ['akomodasi', (raw: object) => <AkomodasiDetail item={akomodasi.parseDetail(raw)} {...props} />],
  ['transportasi', (raw: object) => <TransportasiDetail item={transportasi.parseDetail(raw)} {...props} />],
])('the page of %s shows its place once above the tabs', (_, page) => {
  const { container } = render(page({ ...bare, location: 'Ciwidey', lokasi: 'Ciwidey' }));
  expect(container.querySelector('header')?.parentElement?.textContent.match(/Ciwidey/g)).toHaveLength(1);
});

const DRAWN = 'Gambar: ilustrasi kami; foto kami kirim lewat WhatsApp.';

test.each(kinds)('the %s page notes illustrations only for stays, vehicles and facilities', (kind, page) => {
  const asksForPhotographs = ['akomodasi', 'transportasi', 'fasilitas'].includes(kind);
  const { unmount } = render(page({ ...bare, ilustrasi: true }));
  expect(screen.queryAllByText(DRAWN)).toHaveLength(asksForPhotographs ? 1 : 0);
  unmount();
  render(page({ ...bare, images: '/storage/kamar.jpg' }));
  expect(screen.queryByText(DRAWN)).not.toBeInTheDocument();
});

test.each(kinds.filter(([kind]) => ['transportasi', 'atraksi'].includes(kind)))(
  'the page of %s shows the rating once',
  (_kind, page) => {
    render(page({ ...bare, rating: 4.7 }));
    expect(screen.getAllByText('Rating')).toHaveLength(1);
  },
);
