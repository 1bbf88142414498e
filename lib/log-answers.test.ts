/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logAnswers } from './log-answers';

let server: Server;
let origin: string;
let warn: jest.SpyInstance;
let stop: () => void;

beforeAll(async () => {
  stop = logAnswers();
  server = createServer((request, response) => {
    response.statusCode = Number(request.url?.slice(1, 4));
    response.end();
  }).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  // The channel belongs to the process, which goes on to other test files.
  stop();
  server.close();
});
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

const logged = () => warn.mock.calls.flat().join('\n');

test('a 404 is logged with path and referrer', async () => {
  await fetch(`${origin}/404/hilang?x=1`, { headers: { referer: 'https://luar.example/tautan' } });
  expect(logged()).toMatch(
    /^not found method="GET" path="\/404\/hilang\?x=1" referrer="https:\/\/luar.example\/tautan"/,
  );
});

test('an error is logged with its status', async () => {
  await fetch(`${origin}/503`);
  expect(logged()).toMatch(/^answered with an error status=503 method="GET" path="\/503" referrer=null/);
});

test('a path of any length takes one short line, whatever it holds', async () => {
  await fetch(`${origin}/404/${'a'.repeat(5000)}%0Anot found path="/palsu"`);
  expect(logged().length).toBeLessThan(500);
  expect(logged()).not.toContain('\n');
});

test.each([200, 304, 308, 405])('a %i is not logged', async (status) => {
  await fetch(`${origin}/${status}`, { redirect: 'manual' });
  expect(logged()).toBe('');
});
