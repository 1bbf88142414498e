import { toJsonLd } from './json-ld';

const named = (name: string) => ({ '@type': 'Thing', name });

test('toJsonLd is null without a node', () => expect(toJsonLd([null, null])).toBeNull());
test.each([['</script><script>alert(1)</script>'], ['<!--'], ['a & b'], ['a\u2028b\u2029c']])(
  'toJsonLd escapes %j and keeps it as text',
  (name) => {
    const json = toJsonLd([named(name)]) ?? '';
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)['@graph'][0].name).toBe(name);
  },
);
test('toJsonLd keeps quotes, backslashes and emoji', () => {
  const name = 'Soto "Bandung" \\ 🏞️';
  expect(JSON.parse(toJsonLd([named(name)]) ?? '')['@graph'][0].name).toBe(name);
});
test('toJsonLd makes one graph of the nodes that are not null', () =>
  expect(JSON.parse(toJsonLd([named('a'), null, named('b')]) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [named('a'), named('b')],
  }));
