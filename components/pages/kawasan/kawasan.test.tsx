import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { areaBySlug } from '@/lib/kawasan/areas';
import type { AreaView, Group, Pin } from '@/lib/kawasan/load-area';
import type { Overview } from '@/lib/kawasan/load-overview';
import { placePins } from '@/lib/kawasan/pins';
import { sheetsOf } from '@/lib/kawasan/sheets';
import { AreaPage } from './area-page';
import { OverviewPage } from './overview-page';
import { compile } from 'sass';
import { MAPPED } from '@/lib/kawasan/mapped';

const area = areaBySlug('lembang')!;
const sheets = sheetsOf('lembang')!;
const at = { lat: -6.8246, lon: 107.6171 };
const pins: Pin[] = [{ kind: 'atraksi', number: 1, title: 'Bosscha & "Kubah"', href: '#tempat-1' }];
const groups: Group[] = [
  {
    kind: 'atraksi',
    label: 'Atraksi',
    listHref: '/attraction?kawasan=lembang',
    total: 30,
    rows: [
      {
        kind: 'atraksi',
        id: 'bosscha',
        title: 'Bosscha & "Kubah"',
        href: '/attraction/bosscha',
        where: '16 km · 45 menit',
        hours: null,
        picture: null,
        isSample: false,
        price: null,
        position: at,
        number: 1,
      },
      {
        kind: 'atraksi',
        id: '9',
        title: 'Tanpa titik',
        href: '/attraction/9',
        where: 'Cikole',
        hours: null,
        picture: null,
        isSample: true,
        price: { prefix: '', amount: 'Rp 25.000', suffix: ' per orang' },
        position: null,
        number: null,
      },
    ],
  },
];
const placed = placePins([at], sheets.wide, { px: 560, size: 28 });
const view: AreaView = {
  area,
  groups,
  shuttle: null,
  total: 30,
  maps: [{ sheets, pins, wide: placed, pocket: placed }],
  isCrowded: false,
  state: 'ok',
};
const areaPage = (over: Partial<AreaView> = {}) => <AreaPage view={{ ...view, ...over }} plans={[]} />;
const show = (over?: Partial<AreaView>) => render(areaPage(over));

const RULES = compile('styles/kawasan.scss').css;

describe('the page of an area', () => {
  test('an area page has map pins that link to their rows, named by number and title', () => {
    show();
    for (const map of screen.getAllByRole('group', { name: 'Tempat di Lembang & Bandung Utara' })) {
      const pin = map.querySelector('a')!;
      expect(pin).toHaveAttribute('href', '#tempat-1');
      expect(pin.querySelector('title')).toHaveTextContent('1. Bosscha & "Kubah"');
    }
    expect(document.querySelector('#tempat-1 a')).toHaveAttribute('href', '/attraction/bosscha');
  });
  test('an area page has small, dark and default map sheets, the default one for print', () => {
    const { container } = show();
    const sources = [...container.querySelectorAll('source[srcset^="/art/peta"]')];
    expect(sources.map((source) => source.getAttribute('srcset'))).toEqual([
      '/art/peta/lembang-saku-malam.svg',
      '/art/peta/lembang-saku.svg',
      '/art/peta/lembang-malam.svg',
    ]);
    for (const source of sources) expect(source.getAttribute('media')).toMatch(/^screen and /);
    expect(screen.getByAltText(area.peta.teks)).toHaveAttribute('src', '/art/peta/lembang.svg');
  });
  test('an area page works without script, inline styles and extra buttons', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(areaPage());
    expect(page.querySelectorAll('[style], script, button:not([form])')).toHaveLength(0);
  });
  test('an area page lists places with distance or place and price, and links to the filtered list', () => {
    show();
    const list = screen.getByRole('heading', { name: 'Atraksi' }).closest('section')!;
    expect(within(list).getByRole('link', { name: /^1 Bosscha/ })).toHaveTextContent('16 km · 45 menit');
    expect(within(list).getByRole('link', { name: /^Tanpa titik/ })).toHaveTextContent('Rp 25.000 per orang');
    const all = within(list).getByRole('link', { name: '2 dari 30, lihat semua' });
    expect(all).toHaveAttribute('href', '/attraction?kawasan=lembang');
    expect(all).toHaveAttribute('rel', 'nofollow');
  });
  test("an area page shows 'Contoh' at the row of a sample alone", () => {
    show();
    expect(screen.getAllByText('Contoh').map((mark) => mark.closest('a')?.textContent)).toEqual([
      expect.stringMatching(/^ Tanpa titik Contoh /),
    ]);
  });
  test('an area page links to the filtered list even when it shows all places of a kind', () => {
    show({ groups: [{ ...groups[0]!, total: 2 }] });
    const all = screen.getByRole('link', { name: 'Lihat semua' });
    expect(all).toHaveAttribute('href', '/attraction?kawasan=lembang');
    expect(all).toHaveAttribute('rel', 'nofollow');
  });
  test('an area page names the shuttle there with its price, and none where the tickets have none', () => {
    const { rerender } = show();
    expect(screen.queryByText('Shuttle')).toBeNull();
    rerender(areaPage({ shuttle: { title: 'Pagi', href: '/tiket/pagi', price: 'Rp 70.000 per orang' } }));
    const value = screen.getByText('Shuttle').closest('dt')!.nextElementSibling;
    expect(value).toHaveTextContent('Pagi, Rp 70.000 per orang');
    expect(screen.getByRole('link', { name: 'Pagi' })).toHaveAttribute('href', '/tiket/pagi');
  });
  test("an area page has a save button on every row, bound to the form 'simpan'", () => {
    show();
    const label = screen.getByRole('button', { name: 'Simpan Bosscha & "Kubah"' });
    expect(label).toHaveAttribute('form', 'simpan');
    expect(label).toHaveAttribute('value', 'at~bosscha');
    expect(screen.getAllByRole('button', { name: /^Simpan / })).toHaveLength(2);
  });
  test('an area page shows facts, number of places, list, guide and directions in this order', () => {
    const { container } = show();
    expect(screen.getByText('Ketinggian').nextElementSibling).toHaveTextContent('960–2.084 m');
    const order = [
      screen.getByText('16–18 °C malam'),
      screen.getByText(/^Lembang adalah pasar di tengah/),
      screen.getByText('30 tempat dan acara'),
      screen.getByRole('checkbox', { name: 'Peta' }),
      screen.getByRole('heading', { name: 'Atraksi' }),
      screen.getByText(/^Ke utara jalan menanjak/),
      screen.getByText('Ke sana'),
    ];
    const all = [...container.querySelectorAll('*')];
    const places = order.map((element) => all.indexOf(element));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(screen.getByRole('link', { name: 'Baca panduan' })).toHaveAttribute('href', '#panduan');
  });
  test('an area page has radios to filter map and list by kind, with all kinds shown at first', () => {
    const { container } = show({
      groups: [...groups, { ...groups[0]!, kind: 'tiket', label: 'Tiket', rows: [] }],
    });
    const choice = within(screen.getByRole('group', { name: 'Tampilkan di peta dan daftar' }));
    expect(choice.getByRole('radio', { name: 'Semua 30' })).toBeChecked();
    expect(choice.getByRole('radio', { name: 'Atraksi 30' })).toHaveAttribute('value', 'atraksi');
    for (const pin of container.querySelectorAll('a[href="#tempat-1"]'))
      expect(pin).toHaveAttribute('data-jenis', 'atraksi');
    expect(screen.getByRole('heading', { name: 'Tiket' }).closest('section')).toHaveAttribute(
      'data-jenis',
      'tiket',
    );
  });
  test('an area page has no filter when it has places of one kind', () => {
    show();
    expect(screen.queryByRole('radio')).toBeNull();
  });
  test.each(MAPPED)('the styles have a rule that hides all but %s when that radio is checked', (kind) => {
    expect(RULES).toContain(
      `main:has([name=jenis][value=${kind}]:checked) [data-jenis]:not([data-jenis=${kind}])`,
    );
  });
  test('an area page links to every other area', () => {
    show();
    const others = within(screen.getByRole('navigation', { name: 'Kawasan lain' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/kawasan/kota-bandung',
      '/kawasan/bandung-timur',
      '/kawasan/bandung-barat',
      '/kawasan/ciwidey',
      '/kawasan/pangalengan',
    ]);
  });
  test('an area page keeps its guide when no list can be loaded', () => {
    show({ state: 'failed', groups: [], total: 0 });
    expect(screen.getByRole('status')).toHaveTextContent('Memuat data tempat...');
    expect(screen.getByText(/Lembang adalah pasar di tengah/)).toBeInTheDocument();
  });
  test('an area page says when a part of its lists is missing', () => {
    show({ state: 'partial' });
    expect(screen.getByText(/Sebagian daftar belum dapat dimuat/)).toBeInTheDocument();
  });
  test('an area page without places says so and offers all areas and the search', () => {
    show({ groups: [], total: 0, maps: [] });
    expect(screen.getByText('Belum ada tempat di Lembang & Bandung Utara.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Semua kawasan' })).toHaveAttribute('href', '/kawasan');
    expect(screen.getByRole('search')).toBeInTheDocument();
  });
});

describe('the overview map', () => {
  const overview: Overview = {
    areas: [{ area, total: 31, way: '18 km · 50 menit', places: pins, inHeart: 0 }],
    map: {
      sheets: sheetsOf('bandung-raya')!,
      flags: { wide: placed, pocket: placed },
      pins: [{ pin: pins[0]!, at: placed[0]! }],
      dots: [{ x: 1, y: 2 }],
    },
    isCrowded: false,
    state: 'ok',
  };

  test("the overview map shows 'Contoh' at a sample in the list of places", () => {
    const places: Pin[] = [
      { kind: 'akomodasi', number: 1, title: 'Vila', href: '/akomodasi/vila', isSample: true },
      { kind: 'atraksi', number: 2, title: 'Braga', href: '/attraction/braga', isSample: false },
    ];
    render(<OverviewPage view={{ ...overview, areas: [{ ...overview.areas[0]!, places }] }} />);
    expect(screen.getByText('Contoh').closest('a')).toHaveAttribute('href', '/akomodasi/vila');
  });
  test('the overview map links its areas at every width and lists them and their places', () => {
    const { container } = render(<OverviewPage view={overview} />);
    for (const layer of screen.getAllByRole('group'))
      expect(layer.querySelector('a[href="/kawasan/lembang"] title')).toHaveTextContent(
        '2. Lembang & Bandung Utara',
      );
    const nav = within(screen.getByRole('navigation', { name: 'Kawasan' }));
    expect(nav.getByRole('link')).toHaveTextContent('18 km · 50 menit · 31 tempat dan acara');
    expect(nav.getByRole('link').querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('link', { name: /^1 Bosscha/ })).toBeInTheDocument();
    expect(container.querySelectorAll('[style], script, button')).toHaveLength(0);
  });
  test('the overview map says where the other places are only when not all fit on it', () => {
    const { rerender } = render(<OverviewPage view={overview} />);
    expect(screen.queryByText(/sisanya/)).toBeNull();
    rerender(<OverviewPage view={{ ...overview, isCrowded: true }} />);
    expect(screen.getByText(/Peta ini memuat 1 tempat.*sisanya ada di peta tiap kawasan/)).toBeVisible();
  });
  test('the overview page lists places without numbers when it has no map', () => {
    render(<OverviewPage view={{ ...overview, map: null }} />);
    expect(screen.getByRole('link', { name: /^Bosscha/ })).toBeInTheDocument();
  });
  test('the overview page keeps its areas when no list can be loaded', () => {
    render(<OverviewPage view={{ ...overview, state: 'failed' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Memuat data tempat...');
    expect(within(screen.getByRole('navigation', { name: 'Kawasan' })).getByRole('link')).toBeInTheDocument();
  });
});
