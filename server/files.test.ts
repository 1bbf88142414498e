import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressed } from './compress';
import { SiteFiles } from './files';

let folder: string;
let built: Record<string, string>;
let read: jest.Mock;
let files: SiteFiles;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-public-'));
  mkdirSync(path.join(folder, 'art'));
  writeFileSync(path.join(folder, 'art', 'logo.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'kunci.pem'), 'rahasia');
  built = { 'chunks/2c.js': 'baru()', 'chunks/kunci.txt.pem': 'rahasia' };
  read = jest.fn((name: string) => Promise.resolve(name in built ? Buffer.from(built[name] ?? '') : null));
  files = new SiteFiles({ read }, folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ask = async (url: string) => {
  const content = await files.find(url);
  return (
    content && {
      status: content.status,
      body: content.body.toString(),
      life: content.headers['cache-control'],
    }
  );
};

test.each(['chunks/2c.js', 'chunks/2c.js?dpl=1', 'chunks/%32c.js'])(
  'the file %s of the build is sent as immutable',
  async (name) =>
    expect(await ask(`/_next/static/${name}`)).toEqual({
      status: 200,
      body: 'baru()',
      life: 'public, max-age=31536000, immutable',
    }),
);

test.each([
  ['chunks/1.css', 'text/css; charset=UTF-8'],
  ['chunks/1.js', 'application/javascript; charset=UTF-8'],
  ['media/1.woff2', 'font/woff2'],
  ['media/1.png', 'image/png'],
  ['media/1.ico', 'image/x-icon'],
  ['media/1.svg', 'image/svg+xml'],
])('the file %s is sent as %s', async (name, type) => {
  built[name] = 'x';
  expect((await files.find(`/_next/static/${name}`))?.headers['content-type']).toBe(type);
});

test.each(['chunks/9z.js', '', 'chunks/kunci.txt.pem', '%E0%A4%A', 'chunks/a%00.js'])(
  'the file "%s", which the build lacks or the site does not send, is answered 404 with no-store',
  async (name) => {
    const answer = await ask(`/_next/static/${name}`);
    expect(answer).toMatchObject({ status: 404, life: 'no-store' });
    expect(answer?.body).not.toContain('rahasia');
  },
);

test.each([
  ['br', '.br'],
  ['gzip', '.gz'],
] as const)(
  'a file of the build is sent as %s in its compressed form of the build',
  async (encoding, end) => {
    built[`chunks/2c.js${end}`] = 'padat';
    const content = await files.find('/_next/static/chunks/2c.js');
    expect((await compressed(content!.body, encoding)).toString()).toBe('padat');
    expect(await ask(`/_next/static/chunks/2c.js${end}`)).toMatchObject({ status: 404 });
  },
);

test('a file of the build without a compressed form is compressed when it is sent', async () => {
  built['chunks/4e.js'] = 'lama() '.repeat(200);
  const content = await files.find('/_next/static/chunks/4e.js');
  expect(brotliDecompressSync(await compressed(content!.body, 'br')).toString()).toBe(built['chunks/4e.js']);
});

test('a file of public/ is sent with a max-age of a day and stale-while-revalidate', async () => {
  const life = 'public, max-age=86400, stale-while-revalidate=604800';
  expect(await ask('/art/logo.svg?v=1')).toEqual({ status: 200, body: '<svg/>', life });
});

test.each([
  '/',
  '/event?/_next/static/a.js',
  '/_next/statics/a.js',
  '/art/tidak-ada.svg',
  '/art/',
  '/art/%6Cogo.svg',
  '/art/../kunci.pem',
])('find() is null for %s, which is the address of no file', async (url) =>
  expect(await ask(url)).toBeNull(),
);

test('a file of public/ with an unknown type is answered 404', async () =>
  expect(await ask('/kunci.pem')).toMatchObject({ status: 404 }));

test('a file is read once and then sent from memory, and a missing one is looked for again', async () => {
  await ask('/_next/static/chunks/2c.js');
  await ask('/_next/static/chunks/2c.js');
  expect(read.mock.calls.filter(([name]) => name === 'chunks/2c.js')).toHaveLength(1);
  await ask('/_next/static/chunks/3d.js');
  built['chunks/3d.js'] = 'nanti()';
  expect(await ask('/_next/static/chunks/3d.js')).toMatchObject({ status: 200, body: 'nanti()' });
});
