import { render, screen } from '@testing-library/react';
import { destinasi } from '@/lib/entities/destinasi/destinasi';
import type { Site } from '@/lib/settings/site';
import { DestinasiDetail } from './destinasi-detail';

const site = {
  email: 'halo@contoh.id',
  admins: [
    { name: 'A', speciality: 'a', phone: '+62 800-0000-0001' },
    { name: 'B', speciality: 'b', phone: '+62 800-0000-0002' },
  ],
} as unknown as Site;

const raw = {
  id: 1,
  slug: 'kawah-putih',
  judul: 'Kawah Putih',
  jenis_thematic: 'Alam',
  location: 'Ciwidey',
  harga: '350000.00',
  hari: '1',
  malam: 0,
  min_people: 4,
  rating: 4.5,
  images: ['a.webp', 'b.webp'],
  overview: { deskripsi: '<p>Danau kawah.</p>' },
  jadwal: [{ id: 1, day: 'Hari 1', title: 'Pagi', aktivitas: [{ id: 1, aktivitas: 'Berangkat' }] }],
  tempat: [{ places: 'Kawah Putih, Situ Patenggang' }],
  termasuk: [{ termasuk: 'Mobil, Pemandu' }],
  tidaktermasuk: [{ tidak_termasuk: 'Makan siang' }],
};
const show = (fields: object) =>
  render(
    <DestinasiDetail
      item={destinasi.parseDetail({ ...raw, ...fields })}
      site={site}
      orderHref="https://wa.me/62?text=Halo"
    />,
  );

// spec: 2 Destination detail, Fallbacks
test('a destination page shows a fallback text for each missing part', () => {
  const { container } = show({
    overview: null,
    jadwal: null,
    tempat: null,
    termasuk: null,
    tidaktermasuk: null,
    harga: null,
    images: null,
    map: null,
  });
  for (const text of [
    'Deskripsi belum tersedia.',
    'Jadwal belum tersedia.',
    'Tempat belum tersedia.',
    'Data belum tersedia.',
    'Harga: tanyakan lewat WhatsApp',
    'Google Maps belum tersedia',
  ])
    expect(container).toHaveTextContent(text);
  expect(screen.getByRole('img', { name: 'Gambar Tidak Tersedia' })).toBeVisible();
});

test('a destination page has exactly one h1 and skips no heading level', () => {
  show({});
  const headings = screen.getAllByRole('heading', { hidden: true });
  const levels = headings.map(({ localName }) => Number(localName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});

// spec: 2 Destination detail, Four tabs; 2 Destination detail, Fixed note
test('a destination page opens at Overview and shows the note and the FAQ only in Paket Termasuk', () => {
  show({});
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Jadwal',
    'Tempat',
    'Paket Termasuk',
  ]);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  const last = screen.getAllByRole('tabpanel', { hidden: true }).at(-1)!;
  expect(last).toHaveAttribute('id', 'termasuk');
  expect(last).toContainElement(screen.getByText(/^Harga dan itinerary dapat berubah/));
  expect(last).toContainElement(screen.getByText('Frequently Asked Questions'));
});

// spec: 2 Destination detail, Head
test('a destination page shows price, duration and what is included outside the tabs', () => {
  show({});
  const aside = screen.getByRole('complementary', { name: 'Harga dan pemesanan' });
  expect(aside).toHaveTextContent('Start From : Rp 350.000 1 Hari 0 Malam');
  const header = screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
  const [included] = screen.getAllByText('Pemandu');
  expect(included?.closest('[role="tabpanel"]')).toBeNull();
  expect(header).toHaveTextContent('4 orang');
});
