import { currentOf, isCurrentGroup, NAVIGATION, placeOf, type NavGroup, type NavLink } from './navigation';

const all = NAVIGATION.flatMap((item): NavLink[] => ('links' in item ? [...item.links] : [item]));
const current = (...segments: string[]) =>
  all.filter((link) => currentOf(link, placeOf(segments))).map((link) => link.label);

test('no link is current on the home page, an unknown path and a page outside the navigation', () => {
  expect(current()).toEqual([]);
  expect(current('_not-found')).toEqual([]);
  expect(current('galeri')).toEqual([]);
});

test.each([
  [['destinasi']],
  [['destination', 'kawah-putih']],
  [['paket-tour']],
  [['paketdetail', 'kawah-putih']],
])('only Paket Tour is current on every page of trips: %j', (segments) => {
  expect(current(...segments)).toEqual(['Paket Tour']);
});

// spec: 2 Navigation bar, The active route
test("currentOf returns 'page' for a list and 'true' for a page below it", () => {
  const event = all.find((link) => link.label === 'Event')!;
  expect(currentOf(event, placeOf(['event']))).toBe('page');
  expect(currentOf(event, placeOf(['event', 'wisuda']))).toBe('true');
});

test('only one of two links to the same page is current', () => {
  expect(current('contact')).toEqual(['Contact']);
});

test('a navigation group is current when one of its links is', () => {
  const groups = NAVIGATION.filter((item): item is NavGroup => 'links' in item);
  const marked = groups.filter((group) => isCurrentGroup(group, placeOf(['tiket', '7'])));
  expect(marked.map((group) => group.label)).toEqual(['Jelajahi Bandung']);
});

// spec: 2 Navigation bar, Entries
test('the navigation has every label and address of the specification in its order', () => {
  // The map of the areas is beyond the specification and stands before its four.
  expect(all.map((link) => `${link.label} ${link.href}`)).toEqual([
    'Paket Tour /destinasi',
    'Akomodasi /akomodasi',
    'Transportasi /transportasi',
    'Fasilitas /fasilitas',
    'Peta kawasan /kawasan',
    'Event /event',
    'Kuliner /kuliner',
    'Tiket /tiket',
    'Atraksi & wisata /attraction',
    'Blog /blog',
    'Contact /contact',
    'Tentang kami /contact',
  ]);
});
