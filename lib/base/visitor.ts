import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { processWide } from './process-wide.mjs';

/** Whose request it is, in all that it leads to: Next's optimiser asks without the visitor's headers. */
const shared = processWide as { visitorOfRequest?: AsyncLocalStorage<string> };
const current = (shared.visitorOfRequest ??= new AsyncLocalStorage());

/** A list of addresses, each alone or as a network ('10.0.0.0/8'). Throws for any other text. */
export function networkList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [, first = '', bits] = /^([^/]*)(?:\/(\d+))?$/.exec(address) ?? [];
    if (bits === undefined) list.addAddress(first, familyOf(first));
    else list.addSubnet(first, Number(bits), familyOf(first));
  }
  return list;
}

/** Whether a connection comes from a proxy of ours: Node's answer takes longer than a kept page's look-up. */
const fromProxy = new WeakMap<object, boolean>();

/**
 * The visitor who sent a request, as an IP address, or null if unknown: that of the connection, or, where it
 * is a proxy of ours (`trusted`), the last one in its `X-Forwarded-For`, which anybody else may have forged.
 * An IPv6 visitor has 2^64 addresses: the first half is his name.
 */
export function visitorOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusted: BlockList,
): string | null {
  const peer = plain(socket.remoteAddress ?? '');
  if (!peer) return null;
  const isProxy = fromProxy.get(socket) ?? trusted.check(peer, familyOf(peer));
  fromProxy.set(socket, isProxy);
  const told = isProxy ? plain(lastOf(headers['x-forwarded-for'])) : null;
  const address = told ?? peer;
  return isIPv6(address) ? firstHalf(address) : address;
}

/** The visitor whose request is being handled; '' for all unknown visitors. */
export function currentVisitor(): string {
  return current.getStore() ?? '';
}

/** Runs `work` on behalf of a visitor. */
export function asVisitor<T>(visitor: string, work: () => T): T {
  return current.run(visitor, work);
}

function lastOf(header: string | string[] | undefined): string {
  const text = String(header ?? '');
  return text.slice(text.lastIndexOf(',') + 1).trim();
}

/** An IP address, IPv4 over an IPv6 socket as plain IPv4; null for any other text. */
function plain(address: string): string | null {
  const plainly = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plainly) ? plainly : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** The first four of an IPv6 address's eight groups, without '::' and leading zeros. */
function firstHalf(address: string): string {
  const [before = '', after] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text ? text.split(':') : []);
  const [first, last] = [groups(before), groups(after ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
