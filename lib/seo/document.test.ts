import { noDocument, sendDocument, toDocument } from './document';

const document = toDocument('isi 🌋', 'text/plain');
const etag = document.headers.etag ?? '';
const ask = (known?: string) =>
  sendDocument(new Request('http://a/', { headers: known ? { 'if-none-match': known } : {} }), document);

describe('sendDocument with a known entity tag', () => {
  test.each([etag, `W/${etag}`, `"lain", ${etag}`, '*'])(
    'sendDocument answers 304 without a body for if-none-match %s',
    async (known) => {
      const answer = ask(known);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
    },
  );
});

test.each([undefined, '"lain"', etag.replaceAll('"', '')])(
  'sendDocument sends the whole document for if-none-match %s',
  async (known) => {
    const answer = ask(known);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('isi 🌋');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  },
);

test('toDocument gives another text another entity tag', () =>
  expect(toDocument('b', 'text/plain').headers.etag).not.toBe(etag));
test('toDocument lets a complete document be cached for five minutes', () => {
  expect(document.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
  expect(document.headers).not.toHaveProperty('x-status');
});
test('toDocument lets a partial document be cached for 30 seconds and marks it as partial', () =>
  expect(toDocument('a', 'text/plain', false).headers).toMatchObject({
    'cache-control': 'public, max-age=30',
    'x-status': 'partial',
  }));
test('noDocument answers 404, which nobody keeps', () => {
  expect(noDocument().status).toBe(404);
  expect(noDocument().headers.get('cache-control')).toBe('no-store');
});
