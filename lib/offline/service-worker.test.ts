import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Message } from './messages';

/* The worker in a world of its own: what it keeps of a site, and what it says where that fails. */

const SCRIPT = readFileSync(path.join(__dirname, 'service-worker.mjs'), 'utf8');
const ORIGIN = 'https://contoh.id';
const wish = { page: '/rencana/a', title: 'A', version: '', stops: ['/tiket/b', '/tiket/c'] };

/** What the site answers: a status, or a page's content. */
type Site = Record<string, number | string>;

const order = (text: string) =>
  `<a rel="noopener" data-order="own" aria-label="Pesan: &gt;" href="https://wa.me/62?text=${encodeURIComponent(text)}">Pesan</a>`;
const chat = (text: string, more = '') => `<a href="https://wa.me/62?text=${text}"${more}>Tanya</a>`;

/** A worker of this site; `say` sends it a message, `copy` opens what it has kept. */
function start(site: Site) {
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (key: string) => store.get(key)?.clone(),
        put: async (key: string, response: Response) => void store.set(key, response),
      };
    },
  };
  const fetch = async ({ pathname }: URL) => {
    const answer = site[pathname] ?? '';
    if (typeof answer === 'number') return new Response('', { status: answer });
    return new Response(`<header></header><main>${answer}</main><footer>${chat('kaki')}</footer>`);
  };
  let hear: (event: object) => void = () => undefined;
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: typeof hear) => name === 'message' && (hear = listener),
  };
  new Function('self', 'caches', 'fetch', SCRIPT)(self, caches, fetch);
  return {
    say: (message: Message) =>
      new Promise<Answer>((resolve) => {
        const postMessage = (answer: Answer) => answer.is !== 'progress' && resolve(answer);
        hear({ data: message, ports: [{ postMessage }], waitUntil: () => undefined });
      }),
    copy: async (key: string) => {
      for (const store of stores.values()) if (store.has(key)) return store.get(key)?.clone().text();
      return null;
    },
  };
}

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'away'],
  [503, 'away'],
])('the worker that gets %d for the page it is to keep says that it is %s', async (status, why) => {
  const { say } = start({ '/rencana/a': status });
  expect(await say({ does: 'keep', wish })).toEqual({ is: 'failed', why });
});

test.each([404, 429, 503])('the worker leaves out a stop that is %d and keeps the others', async (status) => {
  const { say, copy } = start({ '/tiket/b': status });
  const answer = await say({ does: 'keep', wish });
  expect(answer).toMatchObject({ is: 'kept', kept: [{ pages: 2, left: { pages: 1, pictures: 0 } }] });
  expect(await copy('/tiket/b')).toBeNull();
  expect(await copy('/tiket/c')).toContain('Salinan');
});

test.each([
  [404, 2, null],
  [503, 3, 'Jam 9'],
])('the former copy of a stop that is %d at a renewal makes %d pages', async (status, pages, text) => {
  const site: Site = { '/tiket/b': 'Jam 9' };
  const { say, copy } = start(site);
  await say({ does: 'keep', wish });
  site['/tiket/b'] = status;
  expect(await say({ does: 'keep', wish })).toMatchObject({ kept: [{ pages }] });
  const kept = await copy('/tiket/b');
  expect(kept?.match(/Jam 9/)?.[0] ?? null).toBe(text);
  expect(kept?.match(/>Salinan |"Salinan"/g) ?? []).toHaveLength(text ? 2 : 0);
});

test.each([
  ['no chat but that of the footer', ''],
  ['a chat that asks for the hours', chat('kapan%20buka')],
  ['the order of something else', chat('tur', ' data-order=""')],
])('the copy of a page with %s has no text of an order', async (_, content) => {
  const { say, copy } = start({ '/rencana/a': content });
  await say({ does: 'keep', wish });
  expect(await copy('/rencana/a')).toMatch(/<aside [^]*Salinan [^]*<\/aside><header/);
  expect(await copy('/rencana/a')).not.toContain('Teks pesanan');
});

test('the copy of a page that can be ordered has the text of that order alone', async () => {
  const text = 'Saya pesan "A" & <b>:\n1. b';
  const { say, copy } = start({ '/rencana/a': chat('kapan%20buka') + order(text) });
  await say({ does: 'keep', wish });
  expect(await copy('/rencana/a')).toContain(
    'aria-label="Teks pesanan">Saya pesan "A" &amp; &lt;b&gt;:\n1. b</textarea>',
  );
});
