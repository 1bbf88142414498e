import { detailBreadcrumbs, listBreadcrumbs, pageBreadcrumbs } from './breadcrumbs';

const labels = (trail: { label: string }[]) => trail.map(({ label }) => label);

it('gives the page itself no address', () =>
  expect(pageBreadcrumbs('Galeri').at(-1)).toEqual({ label: 'Galeri' }));
it('ends a list of everything at the list', () =>
  expect(
    labels(listBreadcrumbs({ copy: { listTitle: 'Tiket Bandung' }, listPath: '/tiket' }, 'Semua')),
  ).toEqual(['Beranda', 'Tiket Bandung']));
it('leads from a category to its list', () =>
  expect(
    listBreadcrumbs({ copy: { listTitle: 'Tiket Bandung' }, listPath: '/tiket' }, 'Cargo').slice(1),
  ).toEqual([{ label: 'Tiket Bandung', href: '/tiket' }, { label: 'Cargo' }]));
it('leads from an item to its list', () =>
  expect(labels(detailBreadcrumbs({ copy: { label: 'Tiket' }, listPath: '/tiket' }, 'Whoosh'))).toEqual([
    'Beranda',
    'Tiket',
    'Whoosh',
  ]));
