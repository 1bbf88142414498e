import { tiket } from '../../entities/tiket/tiket';
import { detailBreadcrumb, listBreadcrumb } from './breadcrumb';

const steps = (node: object) =>
  (JSON.parse(JSON.stringify(node)) as { itemListElement: object[] }).itemListElement;

it('gives the last step no address', () =>
  expect(steps(detailBreadcrumb(tiket, tiket.parseItem({ id: 7, name: 'Whoosh' })))).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'Tiket', item: 'http://localhost:3000/tiket' },
    { '@type': 'ListItem', position: 3, name: 'Whoosh' },
  ]));
it('belongs to the page that it is on', () =>
  expect(listBreadcrumb(tiket, 'Cargo', 2)).toMatchObject({
    '@id': 'http://localhost:3000/tiket?kategori=cargo&page=2#breadcrumb',
  }));
it('has the same steps on every page of a list', () =>
  expect(steps(listBreadcrumb(tiket, 'Semua', 3))).toHaveLength(2));
