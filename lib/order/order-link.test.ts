import { destinasi } from '../entities/destinasi/destinasi';
import { event } from '../entities/event/event';
import { orderLink } from './order-link';
import { site } from '../settings/site';

jest.mock('../settings/site', () => {
  const real: { site: typeof site } = jest.requireActual('../settings/site');
  return { ...real, site: jest.fn(real.site) };
});

// spec: 1, Ordering
test('orderLink opens WhatsApp with a message that ends with the address of the item', () => {
  const item = destinasi.parseDetail({
    id: 7,
    slug: 'kawah-putih',
    judul: 'Kawah "Putih" & Co #1',
    harga: 350000,
  });
  const url = new URL(orderLink(destinasi, item));
  expect(url.origin + url.pathname).toBe('https://wa.me/6280000000001');
  expect(url.searchParams.get('text')).toBe(
    'Halo, saya tertarik dengan destinasi "Kawah "Putih" & Co #1" (mulai Rp 350.000). Apakah masih tersedia?\nNomor: D7\nhttp://localhost:3000/destination/kawah-putih',
  );
});

test('orderLink goes to the admin who is responsible for the kind', () => {
  const admin = { name: 'Admin', speciality: 'x' };
  jest.mocked(site).mockReturnValue({
    ...site(),
    admins: [
      { ...admin, phone: '+62 812-0000-0001' },
      { ...admin, phone: '+62 812-0000-0002', services: ['event', 'tiket'] },
    ],
  });
  const raw = { id: 7, slug: 'a', title: 'A', judul: 'A' };
  expect(new URL(orderLink(event, event.parseDetail(raw))).pathname).toBe('/6281200000002');
  expect(new URL(orderLink(destinasi, destinasi.parseDetail(raw))).pathname).toBe('/6281200000001');
});
