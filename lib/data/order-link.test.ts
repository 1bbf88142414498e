/** @jest-environment node */
import { destinasi } from '../entities/destinasi/destinasi';
import { orderLink } from './order-link';

test('the message of an order ends with the address of the item', () => {
  const item = destinasi.parseDetail({
    id: 7,
    slug: 'kawah-putih',
    judul: 'Kawah "Putih" & Co #1',
    harga: 350000,
  });
  const url = new URL(orderLink(destinasi, item));
  expect(url.origin + url.pathname).toBe('https://wa.me/6280000000001');
  expect(url.searchParams.get('text')).toBe(
    'Halo, saya tertarik dengan destinasi "Kawah "Putih" & Co #1" (mulai Rp 350.000). Apakah masih tersedia?\nhttp://localhost:3000/destination/kawah-putih',
  );
});
