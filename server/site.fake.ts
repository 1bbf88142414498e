import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { responseOf, type Handle, type Site } from './server';

/** A running server for a test. */
export interface FakeSite {
  url: string;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends the text over a socket, and resolves to the raw response once the server has closed it. */
  raw: (text: string) => Promise<string>;
  close: () => void;
}

/** Serves like server/start.mjs; `next` stands in for Next. */
export async function fakeSite(answer: Site['answer'], next: Handle): Promise<FakeSite> {
  const Response = responseOf('https://jelajahi.contoh.id');
  const server = createServer({ ServerResponse: Response }).listen(0, '127.0.0.1');
  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      void answer(request, response, next);
    });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    ask: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    raw: async (text) => {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1');
      let answered = '';
      // Node ends the answer of a client that has ended its half, whatever of it is still to come.
      socket.on('data', (part: string) => (answered += part)).write(text);
      await once(socket, 'close');
      return answered;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A fake of Next: `serve` writes its responses, `asked` records its requests. */
export function fakeNext(serve: (request: IncomingMessage, response: ServerResponse) => void): {
  handle: Handle;
  asked: { url: string; headers: IncomingMessage['headers'] }[];
} {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const handle: Handle = async (request, response) => {
    asked.push({ url: request.url ?? '', headers: { ...request.headers } });
    const finished = once(response, 'finish');
    serve(request, response);
    await finished;
  };
  return { handle, asked };
}
