import { lifetimeOf, NOT_KEPT } from './lifetimes';
import { PAGES, type Page } from './routes';

const FAMILIES = [...new Set(Object.values(PAGES).map(({ family }) => family))] as Page['family'][];
const OF_ONE_VISITOR = ['plan', 'search'];
const KEPT = FAMILIES.filter((family) => !OF_ONE_VISITOR.includes(family));

test.each(OF_ONE_VISITOR as Page['family'][])(
  'lifetimeOf forbids all caching for a page of the family %s',
  (family) => {
    for (const state of ['ok', 'partial'] as const)
      expect(lifetimeOf(family, state, 300)).toEqual({ 'cache-control': 'no-store' });
  },
);

test.each(KEPT)(
  'lifetimeOf keeps a page of %s stale for a day, a minute in a CDN, a year while the site fails',
  (family) =>
    expect(lifetimeOf(family, 'ok', 300)).toEqual({
      'cache-control':
        'public, max-age=0, s-maxage=30, stale-while-revalidate=86400, stale-if-error=31536000',
      'cdn-cache-control':
        'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=31536000',
    }),
);

test.each(KEPT)(
  'lifetimeOf caches an incomplete page of %s for 5 seconds, without stale-while-revalidate',
  (family) => {
    const { 'cache-control': life, ...others } = lifetimeOf(family, 'partial', 300);
    expect(life).toMatch(/^public, max-age=0, s-maxage=5(?:,|$)/);
    // Nobody shows it while a whole one can be had.
    expect(life).not.toContain('stale-while-revalidate');
    expect(Object.values(others).join()).not.toContain('stale-while-revalidate');
  },
);

test.each([
  [1, 1],
  [5, 1],
  [10, 1],
  [11, 2],
  [60, 6],
  [300, 30],
  [3600, 30],
])('while data are fresh for %i s, lifetimeOf caches a page for %i s', (fresh, seconds) => {
  const fields = lifetimeOf('list', 'ok', fresh);
  for (const name of ['cache-control', 'cdn-cache-control'])
    expect(fields[name]).toMatch(new RegExp(`^public, max-age=0, s-maxage=${seconds},`));
});

test('NOT_KEPT forbids all caching', () => expect(NOT_KEPT).toEqual({ 'cache-control': 'no-store' }));
