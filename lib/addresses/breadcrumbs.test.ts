import { detailBreadcrumbs, listBreadcrumbs, pageBreadcrumbs } from './breadcrumbs';

const labels = (trail: { label: string }[]) => trail.map(({ label }) => label);

test('pageBreadcrumbs gives the page itself no address', () =>
  expect(pageBreadcrumbs('Galeri').at(-1)).toEqual({ label: 'Galeri' }));
test('listBreadcrumbs ends at the list when no category is chosen', () =>
  expect(
    labels(listBreadcrumbs({ copy: { listTitle: 'Tiket Bandung' }, listPath: '/tiket' }, 'Semua')),
  ).toEqual(['Beranda', 'Tiket Bandung']));
test('listBreadcrumbs links the list before a category', () =>
  expect(
    listBreadcrumbs({ copy: { listTitle: 'Tiket Bandung' }, listPath: '/tiket' }, 'Cargo').slice(1),
  ).toEqual([{ label: 'Tiket Bandung', href: '/tiket' }, { label: 'Cargo' }]));
test('detailBreadcrumbs names home, the list and the item', () =>
  expect(labels(detailBreadcrumbs({ copy: { label: 'Tiket' }, listPath: '/tiket' }, 'Whoosh'))).toEqual([
    'Beranda',
    'Tiket',
    'Whoosh',
  ]));
