import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FoodTour } from './food-tour';

const SITE: ComponentProps<typeof FoodTour> = {
  name: 'Priangan Jalan',
  foodTour: { price: 1_400_000, hours: '3,5 jam', spots: '3-5', groupSize: 8 },
  admins: [{ name: 'A', speciality: 'a', phone: '+62 800-0000-0001' }],
};

// spec: 1, Food Tour offer
test('FoodTour shows price, hours, places, group size, guide and what is included', () => {
  render(<FoodTour {...SITE} />);
  const block = screen.getByRole('region', { name: 'Food Tour' });
  expect(block).toHaveTextContent('Rp 1.400.000');
  expect(block).toHaveTextContent('Makanan dan minuman sudah termasuk');
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'durasi tur: 3,5 jam',
    'tempat makan: 3-5',
    'orang per grup: Maks. 8',
    'pemandu lokal: 1',
  ]);
});

// spec: 1, Food Tour booking
test('FoodTour opens WhatsApp in a new tab with a message that names the site and the stated price', () => {
  render(<FoodTour {...SITE} foodTour={{ ...SITE.foodTour, price: 1_500_000 }} />);
  const button = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pesan Food Tour' });
  expect(button).toHaveAttribute('rel', 'noopener');
  expect(button).toHaveAttribute('target', '_blank');
  const url = new URL(button.href);
  expect(url.origin + url.pathname).toBe('https://wa.me/6280000000001');
  expect(url.searchParams.get('text')).toBe(
    'Halo Priangan Jalan, saya ingin memesan Food Tour seharga Rp 1.500.000 (3,5 jam, 3-5 tempat makan, paling banyak 8 orang). Mohon info jadwal yang tersedia. Terima kasih.',
  );
});
