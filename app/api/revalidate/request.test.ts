import { hasBearerToken } from '@/lib/base/secrets';
import { parseRevalidation } from './request';

const JSON_TYPE = { 'content-type': 'application/json' };
const call = (body?: string, headers: Record<string, string> = JSON_TYPE) =>
  parseRevalidation(new Request('http://localhost/api/revalidate', { method: 'POST', body, headers }));

describe('a refused call', () => {
  test.each([
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
  ])('parseRevalidation rejects a body with 422: %s', (_, body) =>
    expect(call(body)).rejects.toMatchObject({ status: 422 }),
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'parseRevalidation rejects a body of type %j with 415',
    (type) => expect(call('{"all":true}', { 'content-type': type })).rejects.toMatchObject({ status: 415 }),
  );
  test('parseRevalidation rejects a long body with 413', () =>
    expect(call(JSON.stringify({ kind: 'x'.repeat(3000) }))).rejects.toMatchObject({ status: 413 }));
  test('parseRevalidation rejects an endless body with 413 after reading little of it', async () => {
    let read = 0;
    const body = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array((read += 1) && 1024)) });
    const endless = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    await expect(parseRevalidation(endless)).rejects.toMatchObject({ status: 413 });
    expect(read).toBeLessThan(10);
  });
});

describe('the meaning of a call', () => {
  test.each([
    ['everything without a body', undefined, {}],
    ['everything for a blank body', ' \n', {}],
    ["everything for Laravel's empty post()", '[]', JSON_TYPE],
    ['everything when it says so', '{"all":true}', { 'content-type': 'application/json; charset=utf-8' }],
  ])('a revalidation call means %s', async (_, body, headers) =>
    expect(await call(body, headers)).toEqual({ kind: null, key: null }),
  );
  test('a revalidation call with a kind means all of that kind', async () =>
    expect(await call('{"kind":"event"}')).toEqual({ kind: 'event', key: null }));
  test.each([
    ['"lari-fajar"', 'lari-fajar'],
    ['"7"', '7'],
    ['7', '7'],
  ])('a revalidation call with the slug %s means that item', async (slug, key) =>
    expect(await call(`{"kind":"event","slug":${slug}}`)).toEqual({ kind: 'event', key }),
  );
});

describe('hasBearerToken', () => {
  const SECRET = 'rahasia-yang-panjang';
  test.each([
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
  ])('hasBearerToken does not accept %j', (header) => expect(hasBearerToken(header, SECRET)).toBe(false));
  test.each([`Bearer ${SECRET}`, `bearer ${SECRET}`])('hasBearerToken accepts %j', (header) =>
    expect(hasBearerToken(header, SECRET)).toBe(true),
  );
});
