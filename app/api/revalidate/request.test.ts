import { hasBearerToken } from '@/lib/base/secrets';
import { parseRevalidation } from './request';

const JSON_TYPE = { 'content-type': 'application/json' };
const call = (body?: string, headers: Record<string, string> = JSON_TYPE) =>
  parseRevalidation(new Request('http://localhost/api/revalidate', { method: 'POST', body, headers }));

describe('a call is refused', () => {
  it.each([
    ['no JSON', '{"kind":'],
    ['a text', '"event"'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list of something', '[1]'],
    ['an empty object', '{}'],
    ['an unknown kind', '{"kind":"hotel"}'],
    ['a kind of the prototype', '{"kind":"constructor"}'],
    ['a slug without a kind', '{"slug":"lari"}'],
    ['an empty slug', '{"kind":"event","slug":""}'],
    ['no slug where there should be one', '{"kind":"event","slug":null}'],
    ['a slug with a slash', '{"kind":"event","slug":"../blogs/1"}'],
    ['a slug with a query', '{"kind":"event","slug":"a?b=c"}'],
    ['a slug with a line break', '{"kind":"event","slug":"a\\nb"}'],
    ['a slug that is too long', JSON.stringify({ kind: 'event', slug: 'a'.repeat(201) })],
    ['a list of slugs', '{"kind":"event","slug":["a"]}'],
    ['half an id', '{"kind":"event","slug":1.5}'],
    ['not all', '{"all":false}'],
    ['all and a kind', '{"all":true,"kind":"event"}'],
    ['something more', '{"kind":"event","slug":"a","secret":"b"}'],
  ])('422 for %s', (_, body) => expect(call(body)).rejects.toMatchObject({ status: 422 }));

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    '415 for a body of type %j',
    (type) => expect(call('{"all":true}', { 'content-type': type })).rejects.toMatchObject({ status: 415 }),
  );
  it('413 for a long body', () =>
    expect(call(JSON.stringify({ kind: 'x'.repeat(3000) }))).rejects.toMatchObject({ status: 413 }));
  it('413 for a body without an end, of which little is read', async () => {
    let read = 0;
    const body = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array((read += 1) && 1024)) });
    const endless = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    await expect(parseRevalidation(endless)).rejects.toMatchObject({ status: 413 });
    expect(read).toBeLessThan(10);
  });
});

describe('a call means', () => {
  it.each([
    ['everything without a body', undefined, {}],
    ['everything for a blank body', ' \n', {}],
    ["everything for Laravel's empty post()", '[]', JSON_TYPE],
    ['everything when it says so', '{"all":true}', { 'content-type': 'application/json; charset=utf-8' }],
  ])('%s', async (_, body, headers) => expect(await call(body, headers)).toEqual({ kind: null, key: null }));
  it('a kind', async () => expect(await call('{"kind":"event"}')).toEqual({ kind: 'event', key: null }));
  it.each([
    ['"lari-fajar"', 'lari-fajar'],
    ['"7"', '7'],
    ['7', '7'],
  ])('an item: %s', async (slug, key) =>
    expect(await call(`{"kind":"event","slug":${slug}}`)).toEqual({ kind: 'event', key }),
  );
});

describe('bears', () => {
  const SECRET = 'rahasia-yang-panjang';
  it.each([
    null,
    '',
    'Bearer',
    'Bearer ',
    SECRET,
    `Basic ${SECRET}`,
    `Bearer ${SECRET}x`,
    `Bearer ${SECRET.slice(0, -1)}`,
    `Bearer ${SECRET.toUpperCase()}`,
    `Bearer x ${SECRET}`,
  ])('does not accept %j', (header) => expect(hasBearerToken(header, SECRET)).toBe(false));
  it.each([`Bearer ${SECRET}`, `bearer ${SECRET}`])('accepts %j', (header) =>
    expect(hasBearerToken(header, SECRET)).toBe(true),
  );
});
