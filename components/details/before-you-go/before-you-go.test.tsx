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

test('unknown hours can be asked for, in a chat that names the place', () => {
  render(box());
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tanyakan jam buka' });
  const { hostname, searchParams } = new URL(href);
  expect(hostname).toBe('wa.me');
  expect(searchParams.get('text')).toMatch(
    /^Halo, kapan "Kawah "Putih" 100%" buka\? Mohon infonya\.\nhttp.*\/attraction\/kawah-putih$/,
  );
});

test('an event asks for no hours', () => {
  render(box({ site: null }));
  expect(screen.queryByText('Jam buka')).not.toBeInTheDocument();
});

test('without script the week is there, and no word on now', () => {
  const html = renderToString(box({ item: { ...item, visit } }));
  expect(html).toContain('Senin Tutup');
  expect(html).toContain('Selasa–Minggu 07.00–17.00');
  expect(html).toContain('Dicek Oktober 2026');
  expect(html).not.toMatch(/Buka ·|Tutup, buka/);
});

test.each([
  ['2026-11-24T10:00', 'Buka · tutup 17.00'],
  ['2026-11-23T10:00', 'Tutup, buka Selasa 07.00'],
])('with script at %s it says %s', async (time, said) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${time}:00+07:00`));
  render(box({ item: { ...item, visit } }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('hours that cannot be read are shown as they are given', () => {
  render(box({ item: { ...item, visit: { ...visit, hours: { given: 'Buka sampai habis', week: null } } } }));
  expect(screen.getByText('Buka sampai habis')).toBeVisible();
  expect(screen.queryByText(/^Buka ·|^Tutup,/)).not.toBeInTheDocument();
});

test('the ways name what brings one there, each with its price', () => {
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

test('who can walk there is sent to no car', () => {
  render(
    box({ related: { otherWay: null, ways: { ...ways, onFoot: { km: 0.5, minutes: 10, isOnFoot: true } } } }),
  );
  expect(screen.getByText('Jalan kaki dari Alun-Alun 10 menit')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Xpander' })).not.toBeInTheDocument();
});

test('a place that is sold both ways names the other way with its price, as a link', () => {
  const line = 'Datang sendiri: tiket Rp 81.000';
  render(box({ related: { ways: null, otherWay: { href: '/attraction/kawah-putih', line } } }));
  expect(screen.getByRole('link', { name: line })).toHaveAttribute('href', '/attraction/kawah-putih');
});

test('a price says from when it is', () => {
  const price = { prefix: '', amount: 'Rp 81.000', suffix: ' per orang' };
  render(box({ item: { ...item, price, visit: { ...visit, pricedIn: '2023' } } }));
  expect(screen.getByText('(harga 2023)')).toBeVisible();
});
