import type { Family, State } from './page-families';
import { readPage } from './read-page';
import type { Answer } from './http';

/** The correct HTTP status of each state. */
const STATUS: Record<State, number> = {
  usual: 200,
  partial: 200,
  listed: 200,
  substitute: 200,
  absent: 404,
  later: 429,
  unavailable: 503,
};

/**
 * The comparable content of a response: equal responses give equal values. Pictures count only by type,
 * because their bytes differ from run to run.
 */
export function shownIn({ status, headers, body }: Answer): unknown {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return { status, type };
  if (!type.startsWith('text/html')) return { status, type, body };
  const { title, canonical, robots, text } = readPage(body);
  return { status, title, canonical, robots, text };
}

/** The faults of a response in this state; `usual` is the family's response without any API fault. */
export function responseFaults(answer: Answer, state: State, family: Family, usual: Answer): string[] {
  const { headers, body } = answer;
  const caching = headers.get('cache-control') ?? '';
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const status = state === 'unavailable' && family.type === 'picture' ? 502 : STATUS[state];
  const sameType = headers.get('content-type') === usual.headers.get('content-type');
  const claims: [string, boolean][] = [
    [`status ${answer.status}, not ${status}`, answer.status === status],
    ['another type', status !== 200 || sameType],
    [
      'not as usual',
      (state !== 'usual' && state !== 'listed') ||
        JSON.stringify(shownIn(answer)) === JSON.stringify(shownIn(usual)),
    ],
    ['may be kept', (state !== 'unavailable' && state !== 'later') || caching.includes('no-store')],
    [
      'no Retry-After',
      (status !== 503 && status !== 429) || /^[1-9]\d*$/.test(headers.get('retry-after') ?? ''),
    ],
    ['a 404 is kept for longer than half a minute', state !== 'absent' || keptFor(caching) <= 30],
    ['what is partial does not say so', (state !== 'partial' && state !== 'listed') || saysPartial(answer)],
    ...(isPage ? pageClaims(body, state, family) : []),
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => `${family.path}: ${claim}`);
}

function pageClaims(body: string, state: State, { failed, absent }: Family): [string, boolean][] {
  const { lang, h1, robots, canonical, text } = readPage(body);
  const said = state === 'absent' ? absent : state === 'unavailable' || state === 'partial' ? failed : '';
  const hidden = state === 'absent' || state === 'unavailable';
  return [
    [
      'not whole',
      /^<!DOCTYPE html>[\s\S]*<main id="isi"[\s\S]*<\/main>[\s\S]*<footer[\s\S]*<\/html>\s*$/.test(body),
    ],
    ['not in Indonesian', lang === 'id'],
    [`${h1.length} headings of the first level`, h1.length === 1],
    [`does not say '${said}'`, text.includes(said ?? '')],
    ['may be indexed', !hidden || (robots.includes('noindex') && canonical.length === 0)],
  ];
}

/** How long shared caches may store it, in seconds. */
function keptFor(caching: string): number {
  return Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? /max-age=(\d+)/.exec(caching)?.[1] ?? 0);
}

function saysPartial({ headers }: Answer): boolean {
  return headers.get('x-status') === 'partial';
}
