import { render, screen } from '@testing-library/react';
import type { Related } from '@/lib/data/related';
import { tiket } from '@/lib/entities/tiket/tiket';
import { site } from '@/lib/settings/site';
import { TiketDetail } from './tiket-detail';

const HREF = 'https://wa.me/62?text=Halo%0ARef%3A%20K1';
const show = (stock: number, price: number | null = 200_000) =>
  render(
    <TiketDetail
      item={tiket.parseDetail({ id: 1, name: 'Trans', price, stock })}
      site={site()}
      orderHref={HREF}
    />,
  );

test('a ticket page shows the order form while tickets are left', () => {
  show(6);
  expect(screen.getByRole('form', { name: 'Rincian pesanan' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Pesan Sekarang: Trans' })).toHaveLength(2);
});

test('a sold-out ticket page has no order form and links to a chat about the next schedule', () => {
  const { container } = show(0);
  expect(container).toHaveTextContent('Rp 200.000 per tiket Stok Habis');
  expect(screen.queryByRole('form')).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Tanya jadwal berikut: Trans' });
  const [first, second] = links.map((link) => new URL(link.getAttribute('href') ?? ''));
  expect(first?.searchParams.get('text')).toBe('Halo, kapan jadwal berikutnya untuk tiket "Trans"?');
  expect(second?.href).toBe(first?.href);
});

test('a sold-out ticket page says so beside its button when it has no price either', () => {
  show(0, null);
  expect(screen.getByRole('complementary', { name: 'Harga dan pemesanan' })).toHaveTextContent(
    'Harga: tanyakan lewat WhatsApp Stok Habis',
  );
});

test('a ticket page for a past day says so and takes no order', () => {
  const { container } = render(
    <TiketDetail
      item={tiket.parseDetail({ id: 1, name: 'Trans', price: 200_000, stock: 6, event_date: '2026-01-02' })}
      site={site()}
      orderHref={HREF}
    />,
  );
  expect(screen.queryByRole('form')).toBeNull();
  expect(container).toHaveTextContent(
    'Sudah berlangsung pada Jumat, 2 Januari 2026: tiket ini tidak dapat dipesan lagi.',
  );
  expect(screen.queryByRole('link', { name: /Trans$/ })).toBeNull();
});

test.each([
  ['Cargo', null, false],
  ['Reservasi Bus & Travel', null, false],
  ['Reservasi Bus & Travel', { centre: { km: 3, minutes: 15 }, station: null }, true],
  ['Themepark', null, true],
])(
  'a ticket of the category %s, whose way is %j, says how one goes there: %s',
  (category, byRoad, isThere) => {
    const ways = { byRoad, onFoot: null, shuttle: null, car: null, stop: null };
    const related: Related = {
      ...{ kind: 'tiket', listHref: '/tiket', category: null, area: null, otherWay: null },
      ...{ cards: [], near: false, places: [], address: '', ways },
    };
    const item = tiket.parseDetail({ id: 1, name: 'Trans', stock: 6, location: 'Kota Bandung', category });
    render(<TiketDetail item={item} site={site()} orderHref={HREF} related={related} />);
    expect(screen.queryByText('Cara ke sana') !== null).toBe(isThere);
  },
);

test.each([
  ['with its hour', '2099-01-02 19:30:00', 'Waktu 19.30 WIB'],
  ['without an hour', '2099-01-02', null],
])('a ticket page of a day %s shows when it begins where that is known', (_which, event_date, shown) => {
  const dated = { id: 1, name: 'Trans', price: 200_000, stock: 6, event_date };
  render(<TiketDetail item={tiket.parseDetail(dated)} site={site()} orderHref={HREF} />);
  expect(screen.queryByText('Waktu')?.closest('li')?.textContent ?? null).toBe(shown);
});

test('the place of a ticket is the last of its facts, which has a line of its own, when it has a date too', () => {
  const dated = {
    id: 1,
    name: 'Trans',
    price: 200_000,
    stock: 6,
    event_date: '2099-01-02',
    location: 'Dago',
  };
  render(<TiketDetail item={tiket.parseDetail(dated)} site={site()} orderHref={HREF} />);
  const facts = screen.getByText('Kapasitas', { selector: 'ul small' }).closest('ul')!;
  expect(facts.lastElementChild).toHaveTextContent('Lokasi Dago');
});
