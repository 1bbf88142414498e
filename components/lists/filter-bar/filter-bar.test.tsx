import { render, screen, within } from '@testing-library/react';
import { choiceOf } from '@/lib/addresses/list-choice';
import { choosingOf } from '@/lib/data/choosing';
import type { Summary } from '@/lib/entities/item-list';
import type { Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { ActiveFilters } from './active-filters';
import { NoMatch } from './no-match';
import { FilterBar } from './filter-bar';

type Chosen = Parameters<typeof choiceOf>[0];

/** Packages with these prices; each lies in Lembang, and lasts as many days as it is in the list. */
const PRICES = [850_000, 1_200_000, null];

function choosing(choice: Chosen, label = 'Semua', kind: Kind = 'paket', prices = PRICES) {
  const items = prices.map((amount, n) => ({ amount, rating: null, days: n + 1, createdAt: -n }) as Summary);
  const around = { areaOf: () => 'lembang', isOver: () => false };
  const made = choosingOf(registry[kind], label, items, choiceOf(choice), around);
  if (!made) throw new Error(`${kind} has no choices`);
  return made;
}
const draw = (choice: Chosen, label = 'Semua', kind: Kind = 'paket') =>
  render(
    <FilterBar
      choosing={choosing(choice, label, kind)}
      base="/paket-tour"
      label={label}
      noun="paket"
      total={3}
    />,
  );
/** What a form sends when a button is pressed. */
const sent = (button: HTMLElement) => {
  const form = (button as HTMLButtonElement).form!;
  return `${form.getAttribute('action')} ${new URLSearchParams([...new FormData(form, button)] as [string, string][])}`;
};
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true })).getAllByRole('link', { hidden: true });

test("the filter bar marks 'Terbaru' and no price limit as current without a choice", () => {
  draw({});
  expect(screen.getByRole('link', { name: 'Saring & urutkan Terbaru' })).toHaveAttribute('href', '#saring');
  const current = document.querySelectorAll('[aria-current]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Terbaru', 'Semua3 paket']);
});

const quick = () => screen.queryByRole('navigation', { name: 'Pilihan cepat' });

test('the filter bar offers quick choices for trips that keep category and order', () => {
  draw({ urut: 'rating' }, 'Roadtrip');
  const links = within(quick()!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 hari, sampai Rp 1 jt 1', '/paket-tour?kategori=roadtrip&urut=rating&harga=1000000&hari=1#kategori'],
    ['2 hari, sampai Rp 2 jt 1', '/paket-tour?kategori=roadtrip&urut=rating&harga=2000000&hari=2#kategori'],
  ]);
  for (const link of links) expect(link).toHaveAttribute('rel', 'nofollow');
});

test.each<[string, Chosen, Kind]>([
  ['with a filter set', { kawasan: 'lembang' }, 'paket'],
  ['for a kind without lengths', {}, 'akomodasi'],
  ['for destinations, whose first screen stays as it is', {}, 'destinasi'],
])('the filter bar has no quick choices %s', (_when, choice, kind) => {
  draw(choice, 'Semua', kind);
  expect(quick()).toBeNull();
});

test('the filter bar links five price stops with their counts, also those with 0', () => {
  draw({ urut: 'harga', harga: '1000000' });
  const stops = linksOf('Harga sampai');
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    'Semua3 paket',
    ...[
      'Sampai Rp 250 rb0 paket',
      'Sampai Rp 500 rb0 paket',
      'Sampai Rp 1 jt1 paket',
      'Sampai Rp 2 jt2 paket',
    ],
  ]);
  expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null]);
  expect(stops[1]).toHaveAttribute('href', '/paket-tour?urut=harga&harga=250000#saring-harga');
  expect(stops[0]).toHaveAttribute('href', '/paket-tour?urut=harga#saring-harga');
});

test('the filter bar hides price limits that all hold the same, unless one of them is set', () => {
  const drawn = (choice: Chosen) =>
    render(
      <FilterBar
        choosing={choosing(choice, 'Semua', 'atraksi', [0, 81_000])}
        base="/attraction"
        label="Semua"
        noun="atraksi"
        total={2}
      />,
    );
  const { unmount } = drawn({});
  expect(screen.queryByText('Harga sampai')).toBeNull();
  unmount();
  drawn({ harga: '250000' });
  expect(screen.getByText('Harga sampai')).toBeInTheDocument();
});

test('the filter bar has price limits of its own for restaurants', () => {
  const made = choosing({}, 'Semua', 'restoran', [20_000, 40_000]);
  render(<FilterBar choosing={made} base="/kuliner" label="Semua" noun="restoran" total={2} />);
  expect(linksOf('Harga sampai').map(({ textContent }) => textContent)).toEqual([
    'Semua2 restoran',
    'Sampai Rp 25 rb1 restoran',
    'Sampai Rp 50 rb2 restoran',
    'Sampai Rp 75 rb2 restoran',
  ]);
});

test('the filter bar marks prices as per person when all of them are', () => {
  const items = [{ amount: 400_000, days: 1, isPerPerson: true, createdAt: 0 } as Summary];
  const around = { areaOf: () => null, isOver: () => false };
  const made = choosingOf(registry.paket, 'Semua', items, {}, around);
  expect(made?.quick[0]?.text).toBe('1 hari, sampai Rp 500 rb/orang');
  render(<FilterBar choosing={made!} base="/paket-tour" label="Semua" noun="paket" total={3} />);
  expect(screen.getByText('Harga/orang sampai')).toBeInTheDocument();
  const mixed = [...items, { amount: 475_000, isPerPerson: false, createdAt: -1 } as Summary];
  expect(choosingOf(registry.paket, 'Semua', mixed, {}, around)?.unit).toBe('');
});

test('every link of the filter bar to another order or price has rel=nofollow', () => {
  draw({ harga: '1000000' }, 'Camping');
  const links = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => !/^#/.test(link.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link).toHaveAttribute('rel', 'nofollow');
});

test('the filter bar offers no order by rating when no item has a rating', () => {
  draw({});
  expect(linksOf('Urutkan').map(({ textContent }) => textContent)).toEqual(['Terbaru', 'Harga terendah']);
});

test('the filter bar of events links to the agenda by date', () => {
  draw({}, 'Semua', 'event');
  expect(linksOf('Urutkan').at(-1)).toHaveAttribute('href', '/event?urut=tanggal');
});

test("the filter bar's day and area buttons submit the whole choice in the order of URLs", () => {
  draw({ urut: 'harga', harga: '2000000', kawasan: 'lembang' }, 'Study Tour');
  const days = within(screen.getByRole('form', { name: 'Durasi', hidden: true }));
  expect(days.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '1 hari 1',
    '2 hari 1',
  ]);
  expect(sent(days.getByRole('button', { name: '2 hari 1', hidden: true }))).toBe(
    '/paket-tour#saring-hari kategori=study-tour&urut=harga&harga=2000000&hari=2&kawasan=lembang',
  );
  const lembang = screen.getByRole('button', { name: 'Lembang 2', hidden: true });
  expect(lembang).toHaveAttribute('aria-pressed', 'true');
  expect(sent(lembang)).toBe(
    '/paket-tour#saring-kawasan kategori=study-tour&urut=harga&harga=2000000&kawasan=lembang',
  );
});

describe('filters that only some records have', () => {
  const drawItems = (kind: Kind, items: Partial<Summary>[]) => {
    const summaries = items.map((item, n) => ({ amount: 1, createdAt: -n, ...item }) as Summary);
    const around = { areaOf: () => null, isOver: () => false };
    const made = choosingOf(registry[kind], 'Semua', summaries, {}, around);
    render(<FilterBar choosing={made!} base={registry[kind].listPath} label="Semua" noun="" total={1} />);
  };
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });

  test('the filter bar has a button with its count for each answer to who drives', () => {
    drawItems('transportasi', [{ drivers: ['dengan'] }, { drivers: ['dengan', 'lepas'] }, { drivers: [] }]);
    expect(sent(button('Lepas kunci 1'))).toBe('/transportasi#saring-pengemudi pengemudi=lepas');
    expect(button('Dengan pengemudi 2')).toBeInTheDocument();
  });
  test('the filter bar offers only the diets that some restaurant has', () => {
    drawItems('restoran', [{ diets: ['vegetarian'] }, { diets: [] }]);
    expect(sent(button('Tanpa daging 1'))).toBe('/kuliner#saring-makan makan=vegetarian');
    expect(screen.queryByText('Halal')).toBeNull();
  });
  test('the filter bar does not ask for a diet when no restaurant names one', () => {
    drawItems('restoran', [{ diets: [] }]);
    expect(screen.queryByText('Makanan')).toBeNull();
  });
});

test('ActiveFilters links each filter that is set to the list without it', () => {
  render(<ActiveFilters active={choosing({ urut: 'harga', harga: '500000', hari: '2' }).active} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hapus pilihan Sampai Rp 500 rb', '/paket-tour?urut=harga&hari=2#kategori'],
    ['Hapus pilihan 2 hari', '/paket-tour?urut=harga&harga=500000#kategori'],
  ]);
});

test('ActiveFilters renders nothing when no filter is set', () => {
  const { container } = render(<ActiveFilters active={choosing({ urut: 'harga' }).active} />);
  expect(container).toBeEmptyDOMElement();
});

describe('a list without a match', () => {
  const empty = (choice: Chosen, label = 'VIP Private', prices = PRICES) =>
    render(
      <NoMatch
        choosing={choosing(choice, label, 'paket', prices)}
        copy={registry.paket.copy}
        base="/paket-tour"
        label={label}
      />,
    );
  const ways = () =>
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test('NoMatch below a price names the lowest one and links the first limit that shows something', () => {
    empty({ harga: '250000' });
    expect(screen.getByText('Tidak ada paket ditemukan dalam kategori ini')).toBeVisible();
    expect(
      screen.getByText('VIP Private mulai Rp 850.000. Naikkan batas harganya atau lihat kategori lain.'),
    ).toBeVisible();
    expect(ways()).toEqual([
      'Sampai Rp 1 jt · 1 paket /paket-tour?kategori=vip-private&harga=1000000#kategori',
      'Tanpa batas harga · 3 paket /paket-tour?kategori=vip-private#kategori',
      'Semua paket /paket-tour#kategori',
    ]);
    expect(screen.getByRole('search')).toBeVisible();
  });

  test('NoMatch offers no higher limit when even the highest one shows nothing', () => {
    empty({ harga: '250000' }, 'Semua', [2_900_000]);
    expect(screen.getByText('Paket Tour mulai Rp 2.900.000.')).toBeVisible();
    expect(ways()).toEqual(['Tanpa batas harga · 1 paket /paket-tour#kategori']);
  });

  test('NoMatch with several filters offers each one whose removal shows something, and the area page', () => {
    empty({ harga: '250000', hari: '2', kawasan: 'lembang' }, 'Semua');
    expect(screen.getByText(/^Dengan pilihan lain yang sama mulai Rp 1\.200\.000\. Naikkan/)).toBeVisible();
    expect(ways()).toEqual([
      'Sampai Rp 2 jt · 1 paket /paket-tour?harga=2000000&hari=2&kawasan=lembang#kategori',
      'Tanpa batas harga · 1 paket /paket-tour?hari=2&kawasan=lembang#kategori',
      'Kawasan Lembang /kawasan/lembang',
      'Semua paket /paket-tour#kategori',
    ]);
  });

  test('NoMatch in an area names the lowest price there', () => {
    empty({ harga: '250000', kawasan: 'lembang' }, 'Semua', [620_000, 3_000_000]);
    expect(screen.getByText(/^Di Lembang mulai Rp 620\.000\./)).toBeVisible();
    expect(ways()).toContain('Tanpa batas harga · 2 paket /paket-tour?kawasan=lembang#kategori');
  });

  test('NoMatch names no lowest price when no price is known', () => {
    empty({ harga: '250000' }, 'VIP Private', [null]);
    expect(screen.queryByText(/mulai Rp/)).toBeNull();
    expect(ways()).toEqual([
      'Tanpa batas harga · 1 paket /paket-tour?kategori=vip-private#kategori',
      'Semua paket /paket-tour#kategori',
    ]);
  });

  test('NoMatch links the area and the whole list when removing a single filter does not help', () => {
    empty({ harga: '250000', kawasan: 'ciwidey' }, 'VIP Private', []);
    expect(ways()).toEqual(['Kawasan Ciwidey /kawasan/ciwidey', 'Semua paket /paket-tour#kategori']);
  });
});
