import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepLoaded } from '../base/keep-loaded.fake';

/** A provider of pictures for the tests of a file, which load `./storage` anew for each test. */
export function providePictures(answer: (path: string, response: ServerResponse) => void): Server {
  const provider = createServer((request, response) => answer(request.url ?? '', response));
  beforeAll(async () => {
    await once(provider.listen(0), 'listening');
    process.env.ADMIN_API_URL = `http://localhost:${(provider.address() as AddressInfo).port}`;
    await keepLoaded(
      '@/lib/pictures/listed-pictures',
      '@/lib/embedded/content',
      '@/lib/settings/settings',
      'lru-cache',
      'pino',
    );
  });
  afterAll(() => {
    provider.close();
    delete process.env.ADMIN_API_URL;
  });
  return provider;
}

export const picture = (response: ServerResponse) =>
  response.setHeader('content-type', 'image/png').end('png');
export const missing = (response: ServerResponse) => response.writeHead(404).end();

/** How each ended: 'picture', 'none', or the name of its error. */
export const states = async (promises: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(promises)).map((end) =>
    end.status === 'rejected' ? (end.reason as Error).name : end.value ? 'picture' : 'none',
  );
