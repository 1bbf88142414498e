import { areaBySlug } from '../../kawasan/areas';
import type { AreaView, Row } from '../../kawasan/load-area';
import { areaNodes, overviewNodes } from './kawasan';

const row = (kind: Row['kind'], title: string): Row => ({
  kind,
  id: '1',
  title,
  href: `/${kind}/1`,
  where: '',
  hours: null,
  picture: null,
  isSample: false,
  price: null,
  position: null,
  number: null,
});
const area = areaBySlug('lembang')!;
const view: AreaView = {
  area,
  groups: (['destinasi', 'atraksi', 'akomodasi', 'restoran', 'tiket'] as const).map((kind) => ({
    kind,
    label: kind,
    listHref: `/${kind}`,
    total: 1,
    rows: [row(kind, `Satu ${kind}`)],
  })),
  shuttle: null,
  total: 5,
  maps: [],
  isCrowded: false,
  state: 'ok',
};

test('areaNodes has a destination with the places of its page, without trips and tickets', () => {
  expect(areaNodes(view)[0]).toMatchObject({
    '@type': 'TouristDestination',
    '@id': 'http://localhost:3000/kawasan/lembang#kawasan',
    name: 'Lembang & Bandung Utara',
    geo: { '@type': 'GeoShape', box: '-6.882 107.532 -6.71 107.722' },
    containsPlace: [
      { '@type': 'TouristAttraction', name: 'Satu atraksi', url: 'http://localhost:3000/atraksi/1' },
      { '@type': 'LodgingBusiness', name: 'Satu akomodasi' },
      { '@type': 'Restaurant', name: 'Satu restoran' },
    ],
  });
});
test('areaNodes leaves out a sample', () => {
  const [group] = view.groups.filter(({ kind }) => kind === 'akomodasi');
  const rows = [{ ...row('akomodasi', 'Rekaan'), isSample: true }, row('akomodasi', 'Nyata')];
  expect(areaNodes({ ...view, groups: [{ ...group!, rows }] })[0]).toMatchObject({
    containsPlace: [{ name: 'Nyata' }],
  });
});
test('areaNodes has the breadcrumbs that the page shows', () => {
  expect(areaNodes(view)[1]).toMatchObject({
    itemListElement: [{ name: 'Beranda' }, { name: 'Peta Kawasan' }, { name: 'Lembang & Bandung Utara' }],
  });
});
test('areaNodes and overviewNodes are empty for a page without data', () => {
  expect(areaNodes({ ...view, state: 'failed' })).toEqual([]);
  expect(overviewNodes({ areas: [], map: null, isCrowded: false, state: 'failed' })).toEqual([]);
});
test('overviewNodes lists the areas of the wall map from position 1', () => {
  const nodes = overviewNodes({
    areas: [{ area, total: 0, way: null, places: [], inHeart: 0 }],
    map: null,
    isCrowded: false,
    state: 'ok',
  });
  expect(nodes[0]).toMatchObject({
    mainEntity: {
      itemListElement: [{ position: 1, name: area.nama, url: 'http://localhost:3000/kawasan/lembang' }],
    },
  });
});
