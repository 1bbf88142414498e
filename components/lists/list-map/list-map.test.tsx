import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KulinerPage } from '@/components/pages/kuliner/kuliner-page';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { ListPage } from '@/components/lists/list-page/list-page';
import type { ListMap as View } from '@/lib/kawasan/list-map';
import { registry } from '@/lib/entities/registry';
import type { Mapped } from '@/lib/kawasan/mapped';
import { sheetsOf } from '@/lib/kawasan/sheets';
import { site } from '@/lib/settings/site';
import { MappedList, pinMarks } from './list-map';

const user = userEvent.setup();

const at = { x: 50, y: 50, ax: 50, ay: 50, isFar: false, edge: null };
const mapOf = (kind: Mapped, numbers: number[], last: number | null = null): View => ({
  name: 'Lembang',
  sheets: sheetsOf('lembang')!,
  pins: numbers.map((number) => ({ kind, number, title: `Nomor ${number}`, href: `/x/${number}` })),
  placed: numbers.map(() => at),
  last,
});

const draw = (map: View | null, noun: string, total: number) =>
  render(
    <MappedList map={map} noun={noun} total={total} className={undefined}>
      <p>Kartu</p>
    </MappedList>,
  );

test('the map of a list is folded, and each of its pins is a link with number and name', async () => {
  draw(mapOf('event', [7, 9]), 'event', 12);
  const fold = screen.getByText('Peta').closest('details')!;
  expect(fold.open).toBe(false);
  await user.click(screen.getByText('Peta'));
  expect(fold.open).toBe(true);
  const map = screen.getByRole('group', { name: '2 event di peta Lembang' });
  const pins = within(map).getAllByRole('link');
  expect(pins.map((pin) => [pin.getAttribute('href'), pin.textContent])).toEqual([
    ['/x/7', '7. Nomor 77'],
    ['/x/9', '9. Nomor 99'],
  ]);
  expect(fold).not.toHaveTextContent('memuat nomor');
});

test('the map of a list says which numbers it has when it is not of the last page', () => {
  draw(mapOf('tiket', [7, 12], 12), 'tiket', 40);
  expect(screen.getByText('Peta ini memuat nomor 7–12 dari 40 tiket.')).toBeInTheDocument();
});

test('MappedList shows only the list when there is no map', () => {
  draw(null, 'blog', 1);
  expect(screen.queryByText('Peta')).toBeNull();
  expect(screen.getByText('Kartu')).toBeVisible();
});

test('pinMarks gives a card the number of its pin, and nothing to a card without one', () => {
  const marks = pinMarks(mapOf('event', [7, 9]), 6, 3);
  const { container } = render(
    <>
      {marks.map((mark, at) => (
        <i key={at}>{mark}</i>
      ))}
    </>,
  );
  expect([...container.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual(['7', '', '9']);
});

test('the map of a list draws longer pin numbers in a smaller font', () => {
  const { container } = draw(mapOf('atraksi', [99, 100, 9_997]), 'atraksi', 1);
  const sizes = [...container.querySelectorAll('text')].map((text) => text.getAttribute('font-size'));
  expect(sizes).toEqual([null, '10', '8']);
});

const list = (map: View) => ({
  state: 'ok' as const,
  ...{ label: 'Semua', page: 1, pages: 1, total: 6, real: 6, items: sampleCards(6), chips: ['Semua'] },
  map,
});

test.each(['event', 'tiket', 'paket'] as const)('the list of %s shows its map', (kind) => {
  render(<ListPage description={registry[kind]} list={list(mapOf(kind, [1]))} />);
  expect(screen.getByLabelText(`Peta ${registry[kind].copy.noun} di daftar ini`)).toBeVisible();
});

test('the restaurants of /kuliner show their map', () => {
  const head = { title: 'Kuliner', intro: '' };
  render(<KulinerPage head={head} foods={[]} restaurants={list(mapOf('restoran', [1]))} site={site()} />);
  expect(screen.getByLabelText('Peta restoran di daftar ini')).toBeVisible();
});
