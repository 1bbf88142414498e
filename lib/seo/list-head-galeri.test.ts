import { plainCard } from '../entities/card';
import { galeriHead } from './list-head';

const item = {
  key: 'a',
  title: 'Seminar Wisata',
  category: '',
  pictures: [{ src: '/storage/a.jpg', alt: '' }],
};
const shown = (label: string, page = 1, cards = [plainCard('event', '/event/a', item)]) => ({
  state: 'ok' as const,
  label,
  chips: [],
  cards,
  page,
  pages: 2,
  total: 30,
});
const head = (...of: Parameters<typeof shown>) => galeriHead(shown(...of));

test('galeriHead gives every part and page of the gallery its own title, description and address', () => {
  const heads = [head('Semua'), head('Semua', 2), head('Event'), head('Event', 2)];
  expect(heads.map(({ alternates }) => alternates?.canonical)).toEqual([
    'http://localhost:3000/galeri',
    'http://localhost:3000/galeri?page=2',
    'http://localhost:3000/galeri?kategori=event',
    'http://localhost:3000/galeri?kategori=event&page=2',
  ]);
  for (const field of ['title', 'description'] as const)
    expect(new Set(heads.map((one) => JSON.stringify(one[field]))).size).toBe(4);
  expect(heads.map(({ robots }) => JSON.stringify(robots ?? '')).join()).not.toContain('noindex');
});

test('galeriHead keeps a part without pictures out of the index', () =>
  expect(JSON.stringify(head('Event', 1, []).robots)).toMatch(/noindex|"index":false/));
