import { parseRedirects } from './redirects';

const parse = (rules: unknown) => parseRedirects(JSON.stringify(rules), 'content/redirects.json');

describe('parseRedirects with invalid rules', () => {
  test('parseRedirects refuses invalid JSON and names the file', () =>
    expect(() => parseRedirects('{', 'content/redirects.json')).toThrow(
      /^content\/redirects\.json is not valid JSON/,
    ));

  test.each([
    ['a list', [], /rule ""/],
    ['a rule whose target is no text', { '/event/a': 7 }, /rule "\/event\/a" is wrong/],
    ['a source of another host', { 'https://evil.example/a': '/event/b' }, /must be a path/],
    [
      'a target of another host',
      { '/event/a': 'https://evil.example/b' },
      /rule "\/event\/a".*must be a path/,
    ],
    ['a target without a scheme', { '/event/a': '//evil.example/b' }, /must be a path/],
    ['a target with a backslash', { '/event/a': '/\\evil.example' }, /must be a path/],
    ['a query', { '/event?id=1': '/event/b' }, /must be a path/],
    ['a place on a page that is given up', { '/event#a': '/event/b' }, /must be a path/],
    ['a target with capitals', { '/event/a': '/Event/B?kategori=wedding' }, /must be a path/],
    ['a target with half an escape in its query', { '/event/a': '/event?kategori=%2' }, /must be a path/],
    ['a target with a space', { '/event/a': '/event?kategori=a b' }, /must be a path/],
    ['a target with a line break', { '/event/a': '/event#a\nSet-Cookie: x' }, /must be a path/],
    ['a target with a backslash in its query', { '/event/a': '/event?a=\\b' }, /must be a path/],
    ['a target of another host with a query', { '/event/a': '//evil.example?a=b' }, /must be a path/],
    ['a target that is only a query', { '/event/a': '?kategori=wedding' }, /must be a path/],
    ['a rule that leads to a place on itself', { '/event/a': '/event/a#b' }, /"\/event\/a" leads back/],
    ['capitals', { '/Event/A': '/event/b' }, /must be a path/],
    ['a slash at the end', { '/event/a/': '/event/b' }, /must be a path/],
    ['the home page', { '/': '/event/b' }, /must be a path/],
    ['a step upwards', { '/event/../x': '/event/b' }, /must be a path/],
    ['half an escape', { '/event/a%2': '/event/b' }, /must be a path/],
    [
      'two spellings of one address',
      { '/event/é': '/a', '/event/%c3%A9': '/b' },
      /two rules are for \/event\/%C3%A9/,
    ],
    ['a line break', { '/event/a': '/event/b\nSet-Cookie: x' }, /must be a path/],
    ['a rule that leads to itself', { '/event/a': '/event/a' }, /"\/event\/a" leads back to \/event\/a/],
    ['a circle by a category', { '/event/a': '/event/b?kategori=x', '/event/b': '/event/a' }, /leads back/],
    ['a circle', { '/event/a': '/event/b', '/event/b': '/event/a' }, /"\/event\/a" leads back/],
    ['a way into a circle', { '/x/a': '/x/b', '/x/b': '/x/c', '/x/c': '/x/b' }, /leads back/],
  ])('parseRedirects refuses %s and says why', (_, rules, message) =>
    expect(() => parse(rules)).toThrow(message),
  );
});

describe('parseRedirects with valid rules', () => {
  test('parseRedirects has no rules for an empty file', () => expect(parse({}).size).toBe(0));

  test('parseRedirects resolves a chain of rules so that each rule is one hop', () => {
    const rules = parse({ '/event/a': '/event/b', '/event/b': '/event/c', '/lama': '/event/a' });
    expect([...rules.values()]).toEqual(['/event/c', '/event/c', '/event/c']);
  });

  test.each([
    ['the home page', '/'],
    ['a category', '/event?kategori=wedding'],
    ['a page of a category', '/event?kategori=wedding&page=2'],
    ['a search', '/cari?q=Kawah%20Putih'],
    ['a place on a page', '/kuliner#makanan-batagor'],
    ['a place on the home page', '/#kuliner'],
    ['a place on a page of a list', '/kuliner?page=2#makanan-batagor'],
  ])('parseRedirects accepts %s as a target', (_, to) =>
    expect([...parse({ '/event/lama': to })]).toEqual([['/event/lama', to]]),
  );

  test.each([
    ["the specification's alias with a category", '/events?kategori=wedding', '/event?kategori=wedding'],
    ['the first page of a list', '/event?page=1', '/event'],
    ['all of a list', '/event?kategori=semua#isi', '/event#isi'],
    ['letters that an address encodes', '/cari?q=gedé#gedé', '/cari?q=ged%C3%A9#ged%C3%A9'],
  ])('parseRedirects writes a target in its canonical form: %s', (_, to, written) =>
    expect([...parse({ '/event/lama': to }).values()]).toEqual([written]),
  );

  test('parseRedirects follows a chain through a target with a category and a fragment to its end', () => {
    const rules = parse({ '/a': '/lama?kategori=x#y', '/lama': '/event?kategori=wedding', '/b': '/event' });
    expect([...rules.values()]).toEqual(['/event?kategori=wedding', '/event?kategori=wedding', '/event']);
  });

  test.each([
    ['a letter that an address encodes', { '/event/gedé': '/event/a' }, '/event/ged%C3%A9', '/event/a'],
    ['its percent-encoding', { '/event/ged%c3%a9': '/event/a' }, '/event/ged%C3%A9', '/event/a'],
    ['a comma', { '/halaman/a,b': '/event/a' }, '/halaman/a%2Cb', '/event/a'],
    [
      "an alias of the specification's",
      { '/paket-tour/lama': '/paket-tour/baru' },
      '/paketdetail/lama',
      '/paketdetail/baru',
    ],
  ])('parseRedirects writes a rule in its canonical form when its source has %s', (_, rules, from, to) =>
    expect([...parse(rules)]).toEqual([[from, to]]),
  );
});
