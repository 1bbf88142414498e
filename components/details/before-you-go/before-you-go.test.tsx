import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { atraksi } from '@/lib/entities/atraksi/atraksi';
import { readHours } from '@/lib/hours/read-hours';
import { siteFor } from '@/lib/order/whom';
import type { Ways } from '@/lib/kawasan/load-ways';
import { BeforeYouGo } from './before-you-go';

const item = {
  key: 'kawah-putih',
  title: 'Kawah "Putih" 100%',
  place: 'Rancabali',
  position: null,
  visit: null,
};
const week = readHours('Tu-Su 07:00-17:00');
const visit = {
  hours: { given: 'Tu-Su 07:00-17:00', week },
  checkedIn: '2026-10',
  minutes: 90,
  pricedIn: null,
};
const ways: Ways = {
  byRoad: { centre: { km: 50, minutes: 120 }, station: { km: 51, minutes: 125 } },
  onFoot: null,
  shuttle: { title: 'Shuttle Pagi', href: '/tiket/shuttle-pagi', price: 'Rp 120.000 per tiket' },
  car: { title: 'Xpander', href: '/transportasi/xpander', price: 'mulai Rp 800.000/hari' },
  stop: { name: 'Elang', metres: 350, routes: 5 },
};
const box = (props: Partial<Parameters<typeof BeforeYouGo>[0]> = {}) => (
  <BeforeYouGo item={item} description={atraksi} site={siteFor('atraksi')} {...props} />
);

afterEach(() => jest.restoreAllMocks());

test('BeforeYouGo links to a WhatsApp chat about the place when its opening hours are unknown', () => {
  render(box());
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tanyakan jam buka' });
  const { hostname, searchParams } = new URL(href);
  expect(hostname).toBe('wa.me');
  expect(searchParams.get('text')).toMatch(
    /^Halo, mohon info jam buka untuk "Kawah "Putih" 100%"\.\nhttp.*\/attraction\/kawah-putih$/,
  );
});

test('BeforeYouGo has no row of opening hours for an event without hours', () => {
  render(box({ site: null }));
  expect(screen.queryByText('Jam buka')).not.toBeInTheDocument();
});

test('the opening hours show the week without script, but not whether the place is open now', () => {
  const html = renderToString(box({ item: { ...item, visit } }));
  expect(html).toContain('Senin Tutup');
  expect(html).toContain('Selasa–Minggu 07.00–17.00');
  expect(html).toContain('Dicek Oktober 2026');
  expect(html).not.toMatch(/Buka ·|Tutup, buka/);
});

test.each([
  ['2026-11-24T10:00', 'Buka · tutup 17.00'],
  ['2026-11-23T10:00', 'Tutup, buka Selasa 07.00'],
])("the opening hours, read with script at %s, say '%s'", async (time, said) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${time}:00+07:00`));
  render(box({ item: { ...item, visit } }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('the opening hours are shown as given when they cannot be parsed', () => {
  render(box({ item: { ...item, visit: { ...visit, hours: { given: 'Buka sampai habis', week: null } } } }));
  expect(screen.getByText('Buka sampai habis')).toBeVisible();
  expect(screen.queryByText(/^Buka ·|^Tutup,/)).not.toBeInTheDocument();
});

test('BeforeYouGo lists distances, shuttle, car and nearest stop, with links to what can be booked', () => {
  render(box({ related: { ways, otherWay: null } }));
  expect(
    screen.getByText(/Dari Alun-Alun 50 km · 2 jam, dari Stasiun Bandung 51 km · 2 jam 5 menit/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shuttle Pagi' })).toHaveAttribute('href', '/tiket/shuttle-pagi');
  expect(screen.getByRole('link', { name: 'Xpander' })).toHaveAttribute('href', '/transportasi/xpander');
  expect(screen.getByText(/halte Elang, 350 m, 5 rute/)).toBeVisible();
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
});

test('BeforeYouGo says how long the walk takes, and nothing of a way from the station to itself', () => {
  const byRoad = { centre: { km: 1.5, minutes: 10 }, station: null };
  const onFoot = { km: 0.5, minutes: 10, isOnFoot: true };
  render(box({ related: { otherWay: null, ways: { ...ways, byRoad, onFoot, car: null } } }));
  expect(screen.getByText('Jalan kaki dari Alun-Alun 10 menit')).toBeVisible();
  expect(screen.getByText('Dari Alun-Alun 1,5 km · 10 menit')).toBeVisible();
});

test('BeforeYouGo links the other way a place is sold, with its price', () => {
  const line = 'Datang sendiri: tiket Rp 81.000';
  render(box({ related: { ways: null, otherWay: { href: '/attraction/kawah-putih', line } } }));
  expect(screen.getByRole('link', { name: line })).toHaveAttribute('href', '/attraction/kawah-putih');
});

test('BeforeYouGo shows the year that a price dates from', () => {
  const price = { prefix: '', amount: 'Rp 81.000', suffix: ' per orang' };
  render(box({ item: { ...item, price, visit: { ...visit, pricedIn: '2023' } } }));
  expect(screen.getByText('(harga 2023)')).toBeVisible();
});
