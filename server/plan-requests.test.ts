/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changePlan, isPlanForm, withOwnPlan } from './plan-requests';

describe('the plan in the cookies', () => {
  it.each([
    ['rencana=o2!de~a', '/rencana?milik=o2%21de%7Ea'],
    ['a=b; rencana=de~caf%C3%A9; c=d', '/rencana?milik=de%7Ecaf%25C3%25A9'],
    ['rencana=', '/rencana'],
    ['bukanrencana=de~a', '/rencana'],
    ['rencana="de~a"', '/rencana'],
    ['rencana=de~a&r=de~b', '/rencana'],
    [`rencana=${'a'.repeat(5000)}`, '/rencana'],
    [undefined, '/rencana'],
  ])('%j renders %s', (cookies, address) => expect(withOwnPlan('/rencana', cookies)).toBe(address));

  it('reaches the page of the plan alone, and not a plan that was sent', () => {
    for (const address of ['/', '/destinasi?page=2', '/rencana?r=de~b', '/rencana/sehari-di-kota'])
      expect(withOwnPlan(address, 'rencana=de~a')).toBe(address);
  });
});

describe('the form of plans', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer((request, response) => void changePlan(request, response, 'https://contoh.id'));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rencana`;
  });
  afterAll(() => server.close());

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address, { method: 'POST', body, redirect: 'manual', headers });

  it.each([
    ['POST', '/rencana', true],
    ['POST', '/rencana?a=b', true],
    ['GET', '/rencana', false],
    ['POST', '/rencana/sehari', false],
    ['POST', '/api/revalidate', false],
  ])('%s %s: %s', (method, url, is) => expect(isPlanForm({ method, url })).toBe(is));

  it('sets the plan as the only cookie and leads back', async () => {
    const answer = await post('simpan=ti~kereta', {
      cookie: '__prerender_bypass=1; rencana=de~a',
      referer: 'https://contoh.id/tiket',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tiket#tersimpan']);
    expect(answer.headers.getSetCookie()).toEqual([
      'rencana=ti~kereta!de~a; Path=/; Max-Age=15724800; SameSite=Lax; Secure',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('leaves no cookie of an emptied plan', async () => {
    const answer = await post('aksi=hapus:de~a', { cookie: 'rencana=de~a' });
    expect(answer.headers.get('set-cookie')).toContain('rencana=; Path=/; Max-Age=0');
  });

  it('is not read where it is too long', async () => {
    const answer = await post(`simpan=${'a'.repeat(20_000)}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([413, null]);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://contoh.id' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://contoh.id' }, 303],
    [{ origin: 'https://jahat.id' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 303],
  ])('with %j is answered %s', async (headers, status) => {
    // Undici sends its own Sec-Fetch headers: a bare request shows what other clients send.
    const { request } = await import('node:http');
    const got = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(
        address,
        { method: 'POST', headers: headers as Record<string, string> },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      asked.on('error', reject).end('simpan=de~a');
    });
    expect(got).toBe(status);
  });
});
