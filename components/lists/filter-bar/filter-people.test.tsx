import { render, screen, within } from '@testing-library/react';
import { choiceOf } from '@/lib/addresses/list-choice';
import { aroundOf, choosingOf } from '@/lib/data/choosing';
import type { Summary } from '@/lib/entities/item-list';
import { registry } from '@/lib/entities/registry';
import { FilterBar } from './filter-bar';
import { NoMatch } from './no-match';

type Chosen = Parameters<typeof choiceOf>[0];

const items = [
  { amount: 400_000, minPeople: 2, days: 1, unit: 'orang', isPerPerson: true, createdAt: 0 },
  { amount: 985_000, minPeople: 4, days: 2, unit: 'orang', isPerPerson: true, createdAt: -1 },
  { amount: 475_000, minPeople: 4, days: 1, unit: 'jip', isPerPerson: false, createdAt: -2 },
  { amount: 700_000, minPeople: 20, days: 1, unit: 'orang', isPerPerson: true, createdAt: -3 },
] as Summary[];
const made = (choice: Chosen, of = items) => {
  const own = aroundOf(registry.paket, of, choiceOf(choice));
  return choosingOf(registry.paket, 'Semua', of, choiceOf(choice), own)!;
};
const drawn = (choice: Chosen, of = items) =>
  render(<FilterBar choosing={made(choice, of)} base="/paket-tour" label="Semua" noun="paket" total={3} />);

test('the filter bar does not ask for people when no price is per person', () => {
  drawn({}, items.slice(2, 3));
  expect(screen.queryByText('Untuk berapa orang')).toBeNull();
});
test('the filter bar has a button for 1 to 20 people that keeps the rest of the choice', () => {
  drawn({ urut: 'harga', harga: '1000000', hari: '1' });
  const numbers = within(screen.getByRole('form', { name: 'Untuk berapa orang', hidden: true }));
  const buttons = numbers.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual(
    Array.from({ length: 20 }, (_none, n) => String(n + 1)),
  );
  const form = buttons[3]!.closest('form')!;
  const sent = new URLSearchParams([...new FormData(form, buttons[3])] as [string, string][]);
  expect(String(sent)).toBe('urut=harga&harga=1000000&orang=4&hari=1');
});
test('the filter bar offers the limits that tell the totals apart, and the chosen one', () => {
  drawn({ orang: '4', harga: '1000000' });
  expect(
    within(screen.getByRole('navigation', { name: 'Total sampai', hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Semua4 paket', 'Sampai Rp 1 jt0 paket', 'Sampai Rp 2 jt1 paket', 'Sampai Rp 4 jt2 paket']);
});
test('an active limit names the people, and one only totals have is removed with their number', () => {
  const set = (choice: Chosen) => made(choice).active.map(({ text, href }) => `${text} ${href}`);
  expect(set({ orang: '4', harga: '4000000' })).toEqual([
    'Sampai Rp 4 jt untuk 4 orang /paket-tour?orang=4',
    'Untuk 4 orang /paket-tour',
  ]);
  expect(set({ orang: '4', harga: '1000000' })[1]).toBe('Untuk 4 orang /paket-tour?harga=1000000');
});
test('the quick choices include one for four people for each length that has a total', () =>
  expect(made({}).quick.map(({ text, count }) => `${text} ${count}`)).toEqual([
    '1 hari, sampai Rp 500 rb 2',
    '1 hari untuk 4 orang, sampai Rp 2 jt 1',
    '2 hari, sampai Rp 1 jt/orang 1',
    '2 hari untuk 4 orang, sampai Rp 4 jt 1',
  ]));
test('NoMatch names the lowest total with the number of people', () => {
  const choosing = made({ orang: '4', harga: '1000000' });
  render(<NoMatch choosing={choosing} copy={registry.paket.copy} base="/paket-tour" label="Semua" />);
  expect(screen.getByText(/^Paket Tour mulai Rp 1\.600\.000 untuk 4 orang\. Naikkan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sampai Rp 2 jt untuk 4 orang · 1 paket' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tanpa batas harga · 4 paket' })).toBeVisible();
});

test("NoMatch shows 'Contoh' beside the lowest price when nothing but samples has one", () => {
  const { copy } = registry.paket;
  const invented = items.map((item) => ({ ...item, isExample: true }));
  const drawNone = (of: Summary[]) =>
    render(<NoMatch choosing={made({ harga: '250000' }, of)} copy={copy} base="/paket-tour" label="Semua" />);
  const { unmount } = drawNone(items);
  expect(screen.queryByText('Contoh')).toBeNull();
  unmount();
  drawNone(invented);
  expect(screen.getByText('Contoh').parentElement).toHaveTextContent(/^Paket Tour mulai Rp 400\.000 ?Contoh/);
});
test('NoMatch names the lowest price of what is no sample', () => {
  const [cheapest, ...others] = items;
  const choosing = made({ harga: '250000' }, [{ ...cheapest!, isExample: true }, ...others]);
  render(<NoMatch choosing={choosing} copy={registry.paket.copy} base="/paket-tour" label="Semua" />);
  expect(screen.getByText(/^Paket Tour mulai Rp 475\.000/)).toBeVisible();
  expect(screen.queryByText('Contoh')).toBeNull();
});

test('NoMatch links the nearest item when an area has nothing left', () => {
  const near = [
    { title: 'Hostel', href: '/akomodasi/hostel', isSample: true, about: 'Rp 110.000/ranjang · ± 7 km' },
  ];
  const choosing = made({ kawasan: 'lembang', harga: '250000' }, []);
  const { copy } = registry.akomodasi;
  render(<NoMatch choosing={choosing} near={near} copy={copy} base="/akomodasi" label="Semua" />);
  expect(screen.getByText(/^Terdekat dari Lembang:/)).toHaveTextContent(
    /Hostel Contoh Rp.110\.000\/ranjang · ± 7.km/,
  );
  expect(screen.getByRole('link', { name: 'Hostel' })).toHaveAttribute('href', '/akomodasi/hostel');
});
