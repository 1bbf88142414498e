import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '../entities/registry';
import { detailHref, detailRoutes, listHref, routes } from './routes';

const ROOT = path.resolve(__dirname, '../..');

describe('the paths of pages', () => {
  const details = Object.values(registry).flatMap(({ detailPath }) => detailPath ?? []);
  test.each([
    ...Object.values(routes).map((route) => path.join(route, 'page.tsx')),
    ...[...details, detailRoutes.makanan].map((base) => path.join(base, '[slug]/page.tsx')),
  ])('every path in routes and of a detail page has its file in app/: %s', (page) =>
    expect(existsSync(path.join(ROOT, 'app', page))).toBe(true),
  );

  test('the paths of pages are written as literals in routes.ts and list-paths.mjs alone', () => {
    const paths = new Set<string>([...Object.values(routes), ...Object.values(detailRoutes)]);
    paths.delete(routes.home);
    const literal = new RegExp(`['"\`](?:${[...paths].join('|')})(?:['"\`?#]|/\\$)`);
    const writing = ['app', 'components', 'lib', 'server', 'next.config.ts'].flatMap(sources).filter((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
        // Next's own types of a page's props: the folder of the page holds it to its route.
        .replaceAll(/PageProps<'[^']*'>/g, '')
        .match(literal),
    );
    expect(writing.map((file) => path.relative(ROOT, file))).toEqual([
      'lib/addresses/list-paths.mjs',
      'lib/addresses/routes.ts',
    ]);
  });
});

/** The source files at or below a path of the project, except tests, which contain path literals. */
function sources(at: string): string[] {
  const start = path.join(ROOT, at);
  if (at.includes('.')) return [start];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.(?:test|fake|fixture)\./.test(name))
    .map((name) => path.join(start, name));
}

describe('detailHref', () => {
  test.each([
    ['a/b', '/event/a%2Fb'],
    ['a b?c#d', '/event/a%20b%3Fc%23d'],
    ['kawah-putih', '/event/kawah-putih'],
  ])('detailHref encodes %j as one path segment', (key, href) =>
    expect(detailHref('/event', key)).toBe(href),
  );
});

describe('listHref', () => {
  test('listHref has no query for all items on page 1', () => expect(listHref('/event')).toBe('/event'));
  test('listHref omits the page for page 1 of a category', () =>
    expect(listHref('/event', 'Event Olahraga')).toBe('/event?kategori=event-olahraga'));
  test("listHref omits the category for 'Semua'", () =>
    expect(listHref('/event', 'Semua', 2)).toBe('/event?page=2'));
  test('listHref writes the category before the page', () => {
    expect(listHref('/fasilitas', 'P3K & Tim Medis', 3)).toBe('/fasilitas?kategori=p3k-tim-medis&page=3');
  });
});
