/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logAnswer } from './log-answer';

let server: Server;
let origin: string;
let warn: jest.SpyInstance;
let log = logAnswer;

beforeAll(async () => {
  server = createServer((request, response) => {
    log(request, response);
    response.statusCode = Number(request.url?.slice(1, 4));
    response.end();
  }).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

const logged = () => warn.mock.calls.flat().join('\n');

test('a 404 is logged with path and referrer', async () => {
  await fetch(`${origin}/404/hilang?page=9`, { headers: { referer: 'https://luar.example/tautan' } });
  expect(logged()).toMatch(
    /^not found method="GET" path="\/404\/hilang\?page=9" referrer="https:\/\/luar.example\/tautan"/,
  );
});

test.each([404, 500, 503])('what a visitor wrote stands in no line of a %i', async (status) => {
  const letter = `${origin}/${status}/contact/kirim?name=Rahasia&phone=0812`;
  await fetch(letter, { headers: { referer: letter } });
  expect(logged()).toContain('/contact/kirim');
  expect(logged()).not.toMatch(/Rahasia|0812/);
});

test('of a flood of 404s the first twenty of a second have a line each, and the rest one', async () => {
  jest.resetModules(); // a second of its own
  log = ((await import('./log-answer')) as { logAnswer: typeof logAnswer }).logAnswer;
  const ends: (() => void)[] = [];
  const timer = jest.spyOn(global, 'setTimeout').mockImplementation(((end: () => void, ms: number) => {
    if (ms === 1000) ends.push(end);
    return { unref: () => undefined };
  }) as never);
  try {
    for (let n = 0; n < 60; n += 1) await fetch(`${origin}/404/banjir-${n}`);
    expect(warn).toHaveBeenCalledTimes(20);
    expect(logged()).toContain('banjir-19');
    for (const end of ends) end();
    expect(warn).toHaveBeenCalledTimes(21);
    expect(logged()).toMatch(/more not found leftOut=40$/);
    await fetch(`${origin}/404/sesudahnya`);
    expect(logged()).toContain('sesudahnya');
  } finally {
    timer.mockRestore();
  }
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
