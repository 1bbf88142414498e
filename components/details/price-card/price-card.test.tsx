import { render, screen } from '@testing-library/react';
import type { Site } from '@/lib/settings/site';
import { OrderBar } from '../order-bar/order-bar';
import { PriceCard } from './price-card';

const site: Pick<Site, 'email' | 'admins'> = {
  email: 'halo@contoh.id',
  admins: [
    { name: 'A', speciality: 'a', phone: '+62 800-0000-0001' },
    { name: 'B', speciality: 'b', phone: '+62 800-0000-0002' },
  ],
};
const price = { prefix: 'Start From :', amount: 'Rp 350.000', suffix: '' };
const order = { title: 'Kawah Putih & "Situ"', orderHref: 'https://wa.me/628000000001?text=Halo' };

test('PriceCard without a price says where to ask and still links to the order', () => {
  render(<PriceCard price={null} site={site} {...order} />);
  expect(screen.getByText('Harga: tanyakan lewat WhatsApp')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pesan Sekarang/ })).toHaveAttribute('href', order.orderHref);
});

test('OrderBar puts a <wbr> between a price and its unit', () => {
  render(<OrderBar price={{ ...price, suffix: '/orang' }} {...order} />);
  // No line ends before a slash by itself; Chromium alone ends it where an element ends.
  expect(screen.getByText('/orang').previousElementSibling?.tagName).toBe('WBR');
});

test.each([
  [{ prefix: '', amount: 'Gratis', suffix: '' }, 'Tanya & rencanakan'],
  [{ prefix: '', amount: 'Rp 5.000', suffix: ' per orang' }, 'Pesan Sekarang'],
])('the order button asks about a free item and orders a priced one: %j', (price, label) => {
  render(
    <>
      <PriceCard price={price} site={site} {...order} />
      <OrderBar price={price} {...order} />
    </>,
  );
  const links = screen.getAllByRole('link', { name: `${label}: ${order.title}` });
  expect(links.map((link) => link.textContent)).toEqual([label, label]);
});

test('the order link opens in a new tab and is named after the item', () => {
  render(<PriceCard price={price} note="1 Hari 0 Malam" site={site} {...order} />);
  const link = screen.getByRole('link', { name: 'Pesan Sekarang: Kawah Putih & "Situ"' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

// spec: 2 Destination detail, Sidebar
test('PriceCard shows the price with its note and what happens on ordering', () => {
  const { container } = render(<PriceCard price={price} note="1 Hari 0 Malam" site={site} {...order} />);
  expect(container).toHaveTextContent('Start From : Rp 350.000 1 Hari 0 Malam');
  expect(container).toHaveTextContent(
    'Terbuka di WhatsApp dengan pesan yang sudah terisi. Belum ada pembayaran.',
  );
});

test('PriceCard shows the note without a price too', () => {
  const { container } = render(<PriceCard price={null} note="2 Hari 1 Malam" site={site} {...order} />);
  expect(container).toHaveTextContent('Harga: tanyakan lewat WhatsApp 2 Hari 1 Malam');
});

test('PriceCard puts the suffix right after the amount', () => {
  const { container } = render(
    <PriceCard price={{ prefix: '', amount: 'Rp 90.000', suffix: '/malam' }} site={site} {...order} />,
  );
  expect(container).toHaveTextContent('Rp 90.000/malam');
});

// spec: 2 Destination detail, Contact info
test('PriceCard links the first number by WhatsApp, the second by telephone, and the e-mail address', () => {
  render(<PriceCard price={price} site={site} {...order} />);
  expect(screen.getByRole('link', { name: 'WhatsApp +62 800-0000-0001' }).getAttribute('href')).toBe(
    `https://wa.me/6280000000001?text=${encodeURIComponent('Halo, saya ingin bertanya tentang "Kawah Putih & "Situ"".')}`,
  );
  expect(screen.getByRole('link', { name: 'Telepon +62 800-0000-0002' })).toHaveAttribute(
    'href',
    'tel:+6280000000002',
  );
  expect(screen.getByRole('link', { name: 'Email halo@contoh.id' })).toHaveAttribute(
    'href',
    'mailto:halo@contoh.id',
  );
});

test('OrderBar is a region with the order link', () => {
  render(<OrderBar price={price} {...order} />);
  expect(screen.getByRole('region', { name: 'Pesan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pesan Sekarang: Kawah Putih & "Situ"' })).toHaveAttribute(
    'href',
    order.orderHref,
  );
});

test('PriceCard uses the same number for WhatsApp and telephone when there is one admin', () => {
  const [first] = site.admins;
  render(<PriceCard price={price} site={{ ...site, admins: [first] }} {...order} />);
  expect(screen.getByRole('link', { name: 'WhatsApp +62 800-0000-0001' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Telepon +62 800-0000-0001' })).toHaveAttribute(
    'href',
    'tel:+6280000000001',
  );
});

test('every link to the operator pings with its action and place', () => {
  render(
    <>
      <PriceCard price={price} site={site} {...order} />
      <OrderBar price={price} {...order} />
    </>,
  );
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ protocol }) => protocol !== 'mailto:');
  expect(links.map((link) => link.getAttribute('ping'))).toEqual([
    '/api/minat?pesan=kartu',
    '/api/minat?chat=kartu',
    '/api/minat?telepon=kartu',
    '/api/minat?pesan=bar',
  ]);
});

test.each([
  ['own', 'orders the item', null],
  ['', 'stands in the place of the order', undefined],
])('PriceCard marks its link with data-order="%s" where it %s', (mark, _, closed) => {
  render(<PriceCard price={price} site={site} {...order} closed={closed} />);
  expect(screen.getByRole('link', { name: /^Pesan Sekarang/ })).toHaveAttribute('data-order', mark);
});

test('PriceCard and OrderBar use a given label for the order link', () => {
  render(
    <>
      <PriceCard price={price} label="Tanya jadwal berikut" site={site} {...order} />
      <OrderBar price={price} label="Tanya jadwal berikut" {...order} />
    </>,
  );
  const links = screen.getAllByRole('link', { name: `Tanya jadwal berikut: ${order.title}` });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tanya jadwal berikut', order.orderHref],
    ['Tanya jadwal berikut', order.orderHref],
  ]);
});
