import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from '../support/http';
import { expect, test } from '../support/test';

/*
 * Files that keep their names from build to build (server/files.ts), and those that outlive their build
 * (server/former-files.ts).
 */

test('a file of an earlier build is still served, and an unknown one is an uncached 404', async ({
  embedded,
}) => {
  const kept = path.join(embedded.lastGoodDir, 'build-files');
  const own = [...(await ask(embedded, '/')).body.matchAll(/\/_next\/static\/([^"?\\]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !existsSync(path.join(kept, name)))).toEqual([]);
  mkdirSync(path.join(kept, 'chunks'), { recursive: true });
  writeFileSync(path.join(kept, 'chunks', '0lama.js'), 'lama()');
  const [old, missing, present] = [
    await ask(embedded, '/_next/static/chunks/0lama.js'),
    await ask(embedded, '/_next/static/chunks/0tidak-ada.js'),
    await ask(embedded, `/_next/static/${own.find((name) => name.endsWith('.js'))}`),
  ];
  expect([old.status, old.body]).toEqual([200, 'lama()']);
  for (const name of ['cache-control', 'content-type'])
    expect(old.headers.get(name)).toBe(present.headers.get(name));
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a missing picture below /art/ is not cacheable', async ({ embedded }) => {
  const life = (await ask(embedded, '/art/tidak-ada.svg')).headers.get('cache-control');
  expect(life).not.toMatch(/max-age=[1-9]/);
});
