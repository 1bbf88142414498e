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
  '%s of a build is sent for good, under whatever spelling',
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
])('%s is sent as %s', async (name, type) => {
  built[name] = 'x';
  expect((await files.find(`/_next/static/${name}`))?.headers['content-type']).toBe(type);
});

test.each(['chunks/9z.js', '', 'chunks/kunci.txt.pem', '%E0%A4%A', 'chunks/a%00.js'])(
  '"%s", which no build has or the site does not send, is absent, and nobody may keep that',
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
  'of a file of a build that is sent as %s, the form that was built is sent',
  async (encoding, end) => {
    built[`chunks/2c.js${end}`] = 'padat';
    const content = await files.find('/_next/static/chunks/2c.js');
    expect((await compressed(content!.body, encoding)).toString()).toBe('padat');
    expect(await ask(`/_next/static/chunks/2c.js${end}`)).toMatchObject({ status: 404 });
  },
);

test('a file of a build that was compressed by nobody is compressed when it is sent', async () => {
  built['chunks/4e.js'] = 'lama() '.repeat(200);
  const content = await files.find('/_next/static/chunks/4e.js');
  expect(brotliDecompressSync(await compressed(content!.body, 'br')).toString()).toBe(built['chunks/4e.js']);
});

test('a file of public/ is kept for a day, and looked at anew in the background', async () => {
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
])('%s is the address of no file', async (url) => expect(await ask(url)).toBeNull());

test('what public/ holds of an unknown type is not sent', async () =>
  expect(await ask('/kunci.pem')).toMatchObject({ status: 404 }));

test('a file that was sent is sent from memory, and one that was missing is looked for again', async () => {
  await ask('/_next/static/chunks/2c.js');
  await ask('/_next/static/chunks/2c.js');
  expect(read.mock.calls.filter(([name]) => name === 'chunks/2c.js')).toHaveLength(1);
  await ask('/_next/static/chunks/3d.js');
  built['chunks/3d.js'] = 'nanti()';
  expect(await ask('/_next/static/chunks/3d.js')).toMatchObject({ status: 200, body: 'nanti()' });
});
