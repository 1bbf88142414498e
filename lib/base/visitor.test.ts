import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { asVisitor, currentVisitor, networkList, visitorOf as visitorBy } from './visitor';

const LOOPBACK = networkList(['127.0.0.0/8', '::1']);
const visitorOf = (request: Parameters<typeof visitorBy>[0]) => visitorBy(request, LOOPBACK);

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Pick<IncomingMessage, 'socket' | 'headers'>;

describe('visitorOf', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', '127.0.0.1'],
  ])('the visitor of a request from %s without a proxy is %s', (peer, visitor) =>
    expect(visitorOf(request(peer))).toBe(visitor),
  );

  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'the visitor is the forwarded address when the proxy is the loopback address %s',
    (proxy) => expect(visitorOf(request(proxy, '198.51.100.7'))).toBe('198.51.100.7'),
  );

  test.each(['203.0.113.9', '2001:db8:1:2::9', '172.30.77.5', '10.1.2.3', '192.168.0.9', 'fd00::5'])(
    'X-Forwarded-For is ignored when the peer %s is no trusted proxy',
    (peer) => {
      expect(visitorOf(request(peer, '198.51.100.7'))).toBe(visitorOf(request(peer)));
    },
  );

  test('the visitor is the forwarded address when the operator trusts the proxy or its network', () => {
    const trusted = networkList(['172.30.77.0/24', '192.168.0.9', 'fd00::/8']);
    for (const proxy of ['172.30.77.5', '::ffff:172.30.77.5', '192.168.0.9', 'fd00::5'])
      expect(visitorBy(request(proxy, '198.51.100.7'), trusted)).toBe('198.51.100.7');
    for (const other of ['172.30.78.5', '192.168.0.8', '127.0.0.1'])
      expect(visitorBy(request(other, '198.51.100.7'), trusted)).toBe(other);
  });

  test.each(['', 'nginx', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/x'])(
    'networkList throws for the network %j',
    (network) => expect(() => networkList([network])).toThrow(),
  );

  test('the visitor is the last address of X-Forwarded-For', () =>
    expect(visitorOf(request('127.0.0.1', '1.1.1.1, 198.51.100.7'))).toBe('198.51.100.7'));

  test.each(['', 'palsu', '198.51.100.7:80', '198.51.100.999', 'unknown'])(
    'the visitor is the proxy when X-Forwarded-For is %j',
    (named) => expect(visitorOf(request('127.0.0.1', named))).toBe('127.0.0.1'),
  );

  test('the visitor is the same for all addresses of an IPv6 /64 network, in whatever notation', () => {
    const written = ['2001:db8:0:2::1', '2001:0DB8:0000:0002:ffff:1:2:3', '2001:db8:0:2:0:0:0:0'];
    expect(new Set(written.map((address) => visitorOf(request('::1', address)))).size).toBe(1);
    expect(visitorOf(request('::1', '2001:db8:0:3::1'))).not.toBe(
      visitorOf(request('::1', '2001:db8:0:2::1')),
    );
    expect(visitorOf(request('::1', '2001:db8::1'))).not.toBe(visitorOf(request('::1', '2001:db8:0:1::1')));
  });

  test('the visitor is null when the connection is gone', () =>
    expect(visitorOf(request(undefined))).toBeNull());
});

test('currentVisitor keeps two visitors apart when they share one connection of the proxy', async () => {
  const server = createServer((request, response) => {
    // As server/answer.ts does it.
    void asVisitor(visitorOf(request) ?? '', async () => {
      const before = currentVisitor();
      await delay(5);
      response.end(`${before} ${currentVisitor()}`);
    });
  }).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/storage/a.png`;
    const ask = async (visitor: string) =>
      (await fetch(url, { headers: { 'x-forwarded-for': visitor } })).text();
    const visitors = ['198.51.100.1', '198.51.100.2', '198.51.100.1', '198.51.100.3'];
    expect(await Promise.all(visitors.map(ask))).toEqual(visitors.map((one) => `${one} ${one}`));
    for (const one of visitors) expect(await ask(one)).toBe(`${one} ${one}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
