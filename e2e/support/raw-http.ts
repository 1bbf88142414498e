import { once } from 'node:events';
import { connect } from 'node:net';
import type { Site } from './servers';

/** A response as it came over the wire. */
export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** Every header line, names in lower case. */
  headers: [string, string][];
  body: string;
  /** The values of a header, one per header line. */
  all: (name: string) => string[];
}

/** Sends one request, byte for byte: browsers and fetch refuse to send most of what attackers send. */
export async function send(site: Pick<Site, 'port'>, text: string): Promise<RawResponse> {
  const socket = connect(site.port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (part: string) => (answer += part));
  socket.on('error', () => undefined); // the server may close before it has read everything
  socket.write(text, 'latin1');
  await once(socket, 'close');
  const end = answer.indexOf('\r\n\r\n');
  const [line = '', ...rest] = answer.slice(0, end).split('\r\n');
  const headers = rest.map((header): [string, string] => {
    const colon = header.indexOf(':');
    return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
  });
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers,
    body: answer.slice(end + 4),
    all: (name) => headers.filter(([own]) => own === name).map(([, value]) => value),
  };
}

/** The text of a request that closes its connection; `headers` may name another host. */
export function requestText(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
