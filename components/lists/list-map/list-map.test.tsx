import { render, screen, within } from '@testing-library/react';
import { KulinerPage } from '@/components/pages/kuliner/kuliner-page';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { ListPage } from '@/components/lists/list-page/list-page';
import type { ListMap as View } from '@/lib/kawasan/list-map';
import { registry } from '@/lib/entities/registry';
import type { Mapped } from '@/lib/kawasan/mapped';
import { sheetsOf } from '@/lib/kawasan/sheets';
import { site } from '@/lib/settings/site';
import { ListMap } from './list-map';

const at = { x: 50, y: 50, ax: 50, ay: 50, isFar: false, edge: null };
const mapOf = (kind: Mapped, numbers: number[], last: number | null = null): View => ({
  name: 'Lembang',
  sheets: sheetsOf('lembang')!,
  pins: numbers.map((number) => ({ kind, number, title: `Nomor ${number}`, href: `/x/${number}` })),
  placed: numbers.map(() => at),
  last,
});

test('every pin is a link with number and name, and stands in the legend', () => {
  const { container } = render(<ListMap map={mapOf('event', [7, 9])} noun="event" total={12} />);
  const map = screen.getByRole('group', { name: '2 event di peta Lembang' });
  const pins = within(map).getAllByRole('link');
  expect(pins.map((pin) => [pin.getAttribute('href'), pin.textContent])).toEqual([
    ['/x/7', '7. Nomor 77'],
    ['/x/9', '9. Nomor 99'],
  ]);
  const legend = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual(['7. Nomor 7', '9. Nomor 9']);
  expect(container).not.toHaveTextContent('sampai nomor');
});

test('a map that has no room for all that follow says how far it goes', () => {
  render(<ListMap map={mapOf('tiket', [1, 18], 18)} noun="tiket" total={40} />);
  expect(screen.getByText('Peta ini sampai nomor 18 dari 40 tiket.')).toBeVisible();
});

test('numbers of a long list are smaller, so that they stay within their pin', () => {
  const { container } = render(<ListMap map={mapOf('atraksi', [99, 100, 9_997])} noun="atraksi" total={1} />);
  const sizes = [...container.querySelectorAll('text')].map((text) => text.getAttribute('font-size'));
  expect(sizes).toEqual([null, '10', '8']);
});

const list = (map: View) => ({
  state: 'ok' as const,
  ...{ label: 'Semua', page: 1, pages: 1, total: 6, items: sampleCards(6), chips: ['Semua'] },
  map,
});

test.each(['event', 'tiket', 'paket'] as const)('the list of %s has its map beside it', (kind) => {
  render(<ListPage description={registry[kind]} list={list(mapOf(kind, [1]))} />);
  const map = screen.getByRole('complementary', { name: `Peta ${registry[kind].copy.noun} di daftar ini` });
  expect(map.parentElement).toHaveClass('beside');
});

test('the restaurants of /kuliner have their map beside them', () => {
  const head = { title: 'Kuliner', intro: '' };
  render(<KulinerPage head={head} foods={[]} restaurants={list(mapOf('restoran', [1]))} site={site()} />);
  const map = screen.getByRole('complementary', { name: 'Peta restoran di daftar ini' });
  expect(map.parentElement).toHaveClass('beside');
});
