import { request, type IncomingHttpHeaders } from 'node:http';

export interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  body: string;
}

/** Sends a request unchanged: any method, Host and header; the response is not decompressed. */
export function send(
  { port }: { port: number },
  path: string,
  options: { method?: string; headers?: Record<string, string>; localAddress?: string } = {},
  body?: string,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          body: bytes.toString(),
        });
      });
    });
    outgoing.on('error', reject).end(body);
  });
}
