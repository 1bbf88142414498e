import { noDocument, sendDocument, toDocument } from './document';

const document = toDocument('isi 🌋', 'text/plain');
const etag = document.headers.etag ?? '';
const ask = (known?: string) =>
  sendDocument(new Request('http://a/', { headers: known ? { 'if-none-match': known } : {} }), document);

describe('a document that is known', () => {
  it.each([etag, `W/${etag}`, `"lain", ${etag}`, '*'])('is 304 without a body for %s', async (known) => {
    const answer = ask(known);
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('etag')).toBe(etag);
  });
});

it.each([undefined, '"lain"', etag.replaceAll('"', '')])('is sent whole for %s', async (known) => {
  const answer = ask(known);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('isi 🌋');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('has another tag for another text', () =>
  expect(toDocument('b', 'text/plain').headers.etag).not.toBe(etag));
it('is kept for minutes when it is whole', () => {
  expect(document.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
  expect(document.headers).not.toHaveProperty('x-status');
});
it('is kept briefly and says so when it is partial', () =>
  expect(toDocument('a', 'text/plain', false).headers).toMatchObject({
    'cache-control': 'public, max-age=30',
    'x-status': 'partial',
  }));
it('is a plain 404 when there is none', () => expect(noDocument().status).toBe(404));
