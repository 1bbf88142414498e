import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BufferedResponse } from './buffered-response';

let response: BufferedResponse;
beforeEach(() => (response = new BufferedResponse(new IncomingMessage(new Socket()))));

test('BufferedResponse collects text, bytes and hex written in parts, with status and headers', async () => {
  const called: string[] = [];
  response.statusCode = 201;
  response.setHeader('A', 'b');
  response.flushHeaders();
  expect(response.headersSent).toBe(false);
  expect(response.write('Ä', () => called.push('write'))).toBe(true);
  expect(response.headersSent).toBe(true);
  response.write(Buffer.from('☕'), 'utf8');
  response.write('4177616c', 'hex');
  response.end(new Uint8Array([33]), () => called.push('end'));
  expect(await response.answer()).toEqual({
    status: 201,
    headers: { a: 'b' },
    body: Buffer.from('Ä☕Awal!'),
  });
  expect(called).toEqual(['write', 'end']);
});

test.each([
  ['headers', [{ 'Content-Type': 'a' }]],
  ['a message and headers', ['Baik', { 'Content-Type': 'a' }]],
])('BufferedResponse accepts a head of %s', async (_, rest) => {
  response.writeHead(404, ...rest).end();
  expect(await response.answer()).toEqual({
    status: 404,
    headers: { 'content-type': 'a' },
    body: Buffer.alloc(0),
  });
});

test('BufferedResponse ignores a second end()', async () => {
  response.end('satu');
  response.end('dua');
  expect((await response.answer()).body.toString()).toBe('satu');
  expect([response.writableEnded, response.writableFinished]).toEqual([true, true]);
});

test('BufferedResponse accepts a piped stream', async () => {
  await pipeline(Readable.from(['satu ', 'dua']), response as never);
  expect((await response.answer()).body.toString()).toBe('satu dua');
});
