import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceOf } from '@/lib/addresses/list-choice';
import { choosingOf } from '@/lib/data/choosing';
import type { Summary } from '@/lib/entities/item-list';
import { registry } from '@/lib/entities/registry';
import { FilterBar } from './filter-bar';

const user = userEvent.setup();

function draw(total = 3) {
  const items = [850_000, 1_200_000].map((amount, n) => ({ amount, days: n + 1, createdAt: -n }) as Summary);
  const around = { areaOf: () => 'lembang', isOver: () => false };
  const choosing = choosingOf(registry.paket, 'Semua', items, choiceOf({}), around)!;
  render(<FilterBar choosing={choosing} base="/paket-tour" label="Semua" noun="paket" total={total} />);
  return screen.getByRole('region', { name: 'Saring & urutkan' });
}

test('the filter sheet says how many items are left and closes to the row that opened it', () => {
  const sheet = draw();
  const row = screen.getByRole('link', { name: /^Saring & urutkan/ });
  expect(row).toHaveAttribute('href', `#${sheet.id}`);
  for (const name of ['Tutup', 'Lihat 3 paket'])
    expect(within(sheet).getByRole('link', { name })).toHaveAttribute('href', `#${row.id}`);
});

test('the filter sheet links to other choices when nothing is left', () => {
  expect(within(draw(0)).getByRole('link', { name: 'Lihat pilihan lain' })).toBeInTheDocument();
});

test('the filter sheet shows its groups in a fixed order', () => {
  const titles = within(draw()).getAllByText(/^(?:Urutkan|Durasi|Daerah|Harga sampai)$/, { selector: 'p' });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Urutkan',
    'Durasi',
    'Daerah',
    'Harga sampai',
  ]);
});

test.each([
  ['{Escape}', 'fixed', '#urutan'],
  ['{Escape}', 'static', '#saring-hari'],
  ['{Enter}', 'fixed', '#saring-hari'],
])('pressing %s in a filter panel that is %s leads to %s', async (key, position, after) => {
  const sheet = draw();
  sheet.style.position = position;
  location.hash = '#saring-hari';
  sheet.focus();
  await user.keyboard(key);
  expect(location.hash).toBe(after);
});
