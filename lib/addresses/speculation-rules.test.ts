import { speculationRules } from './speculation-rules';

const RULES = JSON.stringify(speculationRules({ savesData: false, isMobile: false }));

interface Named {
  href_matches: string[];
}
const [{ href_matches: patterns }, { not: files }] = (
  JSON.parse(RULES) as { prefetch: [{ where: { and: [Named, { not: { href_matches: string } }] } }] }
).prefetch[0].where.and;

/** Do the rules match this URL? Imitates a browser's URLPattern, which Node has only since version 24. */
const isNamed = (address: string) => {
  const [path = ''] = address.split(/[?#]/, 1);
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace('.', '\\.').replaceAll('*', '.*').replace(':key', '[^/]+')}$`).test(path);
  return patterns.some(matches) && !matches(files.href_matches);
};

test('the patterns are ones that browsers take here: without an expression of their own', () => {
  for (const pattern of [...patterns, files.href_matches]) expect(pattern).toMatch(/^[/\w:.*-]+$/);
});

test.each([
  '/',
  '/destinasi',
  '/event?kategori=wedding&page=2',
  '/kuliner?page=3#restoran-a',
  '/destination/kawah-putih-ciwidey',
  '/blog/dua-hari-di-bandung',
  '/attraction/braga-malam',
  '/contact',
  '/kebijakan-privasi',
])('%s may be loaded before it is asked for', (address) => expect(isNamed(address)).toBe(true));

test.each([
  '/cari',
  '/cari?q=kawah',
  '/contact/kirim?name=a',
  '/pesan?jenis=paket&item=a',
  '/contact/belum-lengkap',
  '/makanan/colenak',
  '/blog/feed.xml',
  '/sitemap.xml',
  '/api/cari?q=a',
  '/api/revalidate',
  '/storage/kawah.webp',
  '/og/destinasi/kawah.jpg',
  '/_next/static/chunks/a.js',
  '/indexnow.txt',
  '/speculation-rules.json',
])('%s is never', (address) => expect(isNamed(address)).toBe(false));

test('patterns name no other host', () => {
  for (const pattern of patterns) expect(pattern).toMatch(/^\/(?!\/)/);
});

test('a document is fetched where a mouse rests', () => {
  expect(RULES).toMatch(/^\{"prefetch":\[\{.*"eagerness":"moderate"\}\]\}$/);
});

test('on a phone it is fetched when a finger touches', () => {
  const rules = JSON.stringify(speculationRules({ savesData: false, isMobile: true }));
  expect(rules).toMatch(/^\{"prefetch":\[\{.*"eagerness":"conservative"\}\]\}$/);
});

test('nothing is fetched for what a phone chooses in the sheet of a list', () => {
  const fetched = (isMobile: boolean) => JSON.stringify(speculationRules({ savesData: false, isMobile }));
  expect(fetched(true)).toContain('"selector_matches":"[target], [download], #saring nav a"');
  expect(fetched(false)).toContain('"selector_matches":"[target], [download]"');
});

test.each([true, false])('who saves data gets nothing ahead', (isMobile) => {
  expect(speculationRules({ savesData: true, isMobile })).toEqual({});
});
