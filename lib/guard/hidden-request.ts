import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Hidden = IncomingMessage & { asked?: Asked };

/**
 * Makes a request that has been answered one in which Next finds nothing to work on before it sees that: of a doubled slash, it looks at
 * no more. Node wants a host.
 */
export function hide(request: Hidden): void {
  const { method, url, headers } = request;
  Object.assign(request, {
    asked: { method, url, headers },
    method: 'GET',
    url: '//',
    headers: { host: 'localhost' },
  });
}

/** What a visitor asked, of a hidden request too. */
export function asked(request: Hidden): Asked {
  return request.asked ?? request;
}
