import { tiket } from '../../entities/tiket/tiket';
import { detailBreadcrumb, listBreadcrumb } from './breadcrumb';

const steps = (node: object) =>
  (JSON.parse(JSON.stringify(node)) as { itemListElement: object[] }).itemListElement;

test('detailBreadcrumb gives the last step no address', () =>
  expect(steps(detailBreadcrumb(tiket, tiket.parseItem({ id: 7, name: 'Whoosh' })))).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'Tiket', item: 'http://localhost:3000/tiket' },
    { '@type': 'ListItem', position: 3, name: 'Whoosh' },
  ]));
test('listBreadcrumb has the address of its page and category in its id', () =>
  expect(listBreadcrumb(tiket, 'Cargo', 2)).toMatchObject({
    '@id': 'http://localhost:3000/tiket?kategori=cargo&page=2#breadcrumb',
  }));
test('listBreadcrumb has the same two steps on a further page of a list', () =>
  expect(steps(listBreadcrumb(tiket, 'Semua', 3))).toHaveLength(2));
