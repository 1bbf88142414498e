import { readBody } from './read-body';

const sent = (start: (body: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Request('http://x', {
    method: 'POST',
    body: new ReadableStream({ start }),
    duplex: 'half',
  } as RequestInit);
const bytes = (text: string) => new TextEncoder().encode(text);

test('readBody is null when the connection ends before the body does', async () => {
  const request = sent((body) => {
    body.enqueue(bytes('sim'));
    body.error(new Error('aborted'));
  });
  expect(await readBody(request, 100)).toBeNull();
});

test('readBody is null beyond its bound, and the text of all parts within it', async () => {
  const parts = () =>
    sent((body) => {
      body.enqueue(bytes('simpan'));
      body.enqueue(bytes('=é'));
      body.close();
    });
  expect(await readBody(parts(), 8)).toBeNull();
  expect(await readBody(parts(), 9)).toBe('simpan=é');
});
