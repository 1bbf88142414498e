import { blog } from '../../entities/blog/blog';
import { articleNode } from './blog';

const raw = { id: 1, judul: 'Dua hari', slug: 'dua-hari', deskripsi: '## Rute\n\nDari **kota** ke gunung.' };
const node = (changes: object = {}) =>
  JSON.parse(JSON.stringify(articleNode(blog.parseDetail({ ...raw, ...changes })))) as Record<
    string,
    unknown
  >;

test('articleNode omits what is not known', () => {
  for (const name of ['image', 'datePublished', 'dateModified', 'author', 'timeRequired'])
    expect(node()).not.toHaveProperty(name);
});
test('articleNode has a date of publication without a time when no hour is known', () =>
  expect(node({ created_at: '2026-02-01' }).datePublished).toBe('2026-02-01'));
test('articleNode writes the date of publication with the offset of Jakarta', () =>
  expect(node({ created_at: '2026-02-01T01:30:00.000000Z' }).datePublished).toBe(
    '2026-02-01T08:30:00+07:00',
  ));
test.each([
  ['Oleh Sari', ['Sari']],
  ['Sari dan Budi', ['Sari', 'Budi']],
  ['Dandi & Olehandra', ['Dandi', 'Olehandra']],
  ['Oleh: Sari, Budi', ['Sari', 'Budi']],
])('articleNode reads the author text %j as the authors %j', (penulis, names) =>
  expect(node({ penulis }).author).toEqual(names.map((name) => ({ '@type': 'Person', name }))),
);
test('articleNode gives the reading time in minutes', () =>
  expect(node({ menit_baca: '5' }).timeRequired).toBe('PT5M'));
test('articleNode has a headline, and the plain text of the beginning as its description', () =>
  expect(node()).toMatchObject({
    '@id': 'http://localhost:3000/blog/dua-hari#blog',
    headline: 'Dua hari',
    description: 'Rute Dari kota ke gunung.',
  }));
