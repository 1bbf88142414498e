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

test('the URL patterns of the speculation rules contain no regular expression', () => {
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
])('the speculation rules prefetch %s', (address) => expect(isNamed(address)).toBe(true));

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
])('the speculation rules never prefetch %s', (address) => expect(isNamed(address)).toBe(false));

test('the URL patterns of the speculation rules name no other host', () => {
  for (const pattern of patterns) expect(pattern).toMatch(/^\/(?!\/)/);
});

test('the speculation rules have the eagerness moderate on a desktop', () => {
  expect(RULES).toMatch(/^\{"prefetch":\[\{.*"eagerness":"moderate"\}\]\}$/);
});

test('the speculation rules have the eagerness conservative on a phone', () => {
  const rules = JSON.stringify(speculationRules({ savesData: false, isMobile: true }));
  expect(rules).toMatch(/^\{"prefetch":\[\{.*"eagerness":"conservative"\}\]\}$/);
});

test('the speculation rules exclude the links in the filter sheet of a list on a phone alone', () => {
  const fetched = (isMobile: boolean) => JSON.stringify(speculationRules({ savesData: false, isMobile }));
  expect(fetched(true)).toContain('"selector_matches":"[target], [download], [aria-busy], #saring nav a"');
  expect(fetched(false)).toContain('"selector_matches":"[target], [download], [aria-busy]"');
});

test.each([true, false])('the speculation rules are empty for a visitor who saves data', (isMobile) => {
  expect(speculationRules({ savesData: true, isMobile })).toEqual({});
});
