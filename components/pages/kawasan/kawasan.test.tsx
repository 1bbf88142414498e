import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { areaBySlug, areas } from '@/lib/kawasan/areas';
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
  total: 30,
  maps: [{ sheets, pins, wide: placed, pocket: placed }],
  isCrowded: false,
  state: 'ok',
};
const areaPage = (over: Partial<AreaView> = {}) => (
  <AreaPage
    view={{ ...view, ...over }}
    neighbours={areas().filter(({ slug }) => slug !== 'lembang')}
    plans={[]}
  />
);
const show = (over?: Partial<AreaView>) => render(areaPage(over));

const RULES = compile('styles/kawasan.scss').css;

describe('the page of an area', () => {
  it('has its map with pins that are links to their rows, named with number and title', () => {
    show();
    for (const map of screen.getAllByRole('group', { name: 'Tempat di Lembang & Bandung Utara' })) {
      const pin = map.querySelector('a')!;
      expect(pin).toHaveAttribute('href', '#tempat-1');
      expect(pin.querySelector('title')).toHaveTextContent('1. Bosscha & "Kubah"');
    }
    expect(document.querySelector('#tempat-1 a')).toHaveAttribute('href', '/attraction/bosscha');
  });
  it('shows the small sheet on phones, the night in the dark, and the day on paper', () => {
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
  it('needs neither script nor a style of its own', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(areaPage());
    expect(page.querySelectorAll('[style], script, button:not([form])')).toHaveLength(0);
  });
  it('lists what is in it with way or place and price, and says how many there are', () => {
    show();
    const list = screen.getByRole('heading', { name: 'Atraksi' }).closest('section')!;
    expect(within(list).getByRole('link', { name: /^1 Bosscha/ })).toHaveTextContent('16 km · 45 menit');
    expect(within(list).getByRole('link', { name: /^Tanpa titik/ })).toHaveTextContent('Rp 25.000 per orang');
    const all = within(list).getByRole('link', { name: '2 dari 30, lihat semua' });
    expect(all).toHaveAttribute('href', '/attraction?kawasan=lembang');
    expect(all).toHaveAttribute('rel', 'nofollow');
  });
  it('leads to the list of the area also where it shows all of a kind', () => {
    show({ groups: [{ ...groups[0]!, total: 2 }] });
    const all = screen.getByRole('link', { name: 'Lihat semua' });
    expect(all).toHaveAttribute('href', '/attraction?kawasan=lembang');
    expect(all).toHaveAttribute('rel', 'nofollow');
  });
  it('has a label on every row that keeps its place, by the form of every page', () => {
    show();
    const label = screen.getByRole('button', { name: 'Simpan Bosscha & "Kubah"' });
    expect(label).toHaveAttribute('form', 'simpan');
    expect(label).toHaveAttribute('value', 'at~bosscha');
    expect(screen.getAllByRole('button', { name: /^Simpan / })).toHaveLength(2);
  });
  it('says its facts in the head, how many places it has at their list, and its guide after them', () => {
    const { container } = show();
    expect(screen.getByText('Ketinggian').nextElementSibling).toHaveTextContent('960–2.084 m');
    const order = [
      screen.getByText('16 °C'),
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
  it('filters map and list by kind with radios, all shown at first', () => {
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
  it('needs no filter where there is one kind', () => {
    show();
    expect(screen.queryByRole('radio')).toBeNull();
  });
  it.each(MAPPED)('has a rule that leaves only %s', (kind) => {
    expect(RULES).toContain(
      `main:has([name=jenis][value=${kind}]:checked) [data-jenis]:not([data-jenis=${kind}])`,
    );
  });
  it('leads to every other area', () => {
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
  it('keeps guide and map while no list can be had', () => {
    show({ state: 'failed', groups: [], total: 0 });
    expect(screen.getByRole('status')).toHaveTextContent('Memuat data tempat...');
    expect(screen.getByText(/Lembang adalah pasar di tengah/)).toBeInTheDocument();
  });
  it('says that a part is missing', () => {
    show({ state: 'partial' });
    expect(screen.getByText(/Sebagian daftar belum dapat dimuat/)).toBeInTheDocument();
  });
  it('without anything in it says so', () => {
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

  it('has its areas as links, at every width, and an index of its places', () => {
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
  it('says where the rest is when not every place fits on it', () => {
    const { rerender } = render(<OverviewPage view={overview} />);
    expect(screen.queryByText(/sisanya/)).toBeNull();
    rerender(<OverviewPage view={{ ...overview, isCrowded: true }} />);
    expect(screen.getByText(/Peta ini memuat 1 tempat.*sisanya ada di peta tiap kawasan/)).toBeVisible();
  });
  it('names places without numbers where it is not drawn', () => {
    render(<OverviewPage view={{ ...overview, map: null }} />);
    expect(screen.getByRole('link', { name: /^Bosscha/ })).toBeInTheDocument();
  });
  it('keeps the areas while no list can be had', () => {
    render(<OverviewPage view={{ ...overview, state: 'failed' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Memuat data tempat...');
    expect(within(screen.getByRole('navigation', { name: 'Kawasan' })).getByRole('link')).toBeInTheDocument();
  });
});
