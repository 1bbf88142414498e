import { toJsonLd } from './json-ld';

const named = (name: string) => ({ '@type': 'Thing', name });

it('is nothing without a node', () => expect(toJsonLd([null, null])).toBeNull());
it.each([['</script><script>alert(1)</script>'], ['<!--'], ['a & b'], ['a\u2028b\u2029c']])(
  'escapes %j and keeps it as text',
  (name) => {
    const json = toJsonLd([named(name)]) ?? '';
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)['@graph'][0].name).toBe(name);
  },
);
it('keeps quotes, backslashes and emoji', () => {
  const name = 'Soto "Bandung" \\ 🏞️';
  expect(JSON.parse(toJsonLd([named(name)]) ?? '')['@graph'][0].name).toBe(name);
});
it('is one graph of the nodes that there are', () =>
  expect(JSON.parse(toJsonLd([named('a'), null, named('b')]) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [named('a'), named('b')],
  }));
