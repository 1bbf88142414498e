import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registry } from '@/lib/entities/registry';
import { removedMarkup } from './markup';
import { pictureTrouble } from './pictures';
import { slowFindings } from './kind';
import { openSource } from './source';
import { unreadable } from './values';

test.each([
  [[true, false, 1, 0, '1', '0', 'true', 'FALSE', 'ya', 'Tidak'], []],
  [
    ['mungkin', 2, { ya: 1 }],
    ['"mungkin"', '2', '{"ya":1}'],
  ],
])('unreadable reports of the flags %j those that say neither yes nor no', (flags, reported) => {
  const found = flags.flatMap((halal) => unreadable(registry.restoran, '1', [{ halal }]));
  expect(found.map(({ delivered }) => delivered)).toEqual(reported);
});

describe('pictureTrouble', () => {
  let server: Server;
  let host: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const [status, type, size] = /\/(\d+)-([a-z]+)-(\d+|x)/.exec(request.url ?? '')?.slice(1) ?? [
        '404',
        'png',
        '0',
      ];
      const isPicture = type === 'png';
      response.writeHead(Number(status), {
        'content-type': isPicture ? 'image/png' : 'text/html',
        // Of unknown length, such an answer never ends.
        ...(size === 'x' ? {} : { 'content-length': size }),
      });
      if (size === '0') response.end();
      else response.write('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['/storage/200-png-5000', null],
    ['/storage/tidak-ada.png', { problem: 'picture not there', detail: 'answered 404' }],
    ['/storage/500-png-900', { problem: 'picture failed', detail: 'answered 500' }],
    ['/storage/302-png-900', { problem: 'picture failed', detail: 'answered 302' }],
    [
      '/storage/200-html-900',
      { problem: 'picture failed', detail: 'is text/html, no JPEG, PNG, WebP or GIF' },
    ],
    ['/storage/200-png-34000000', { problem: 'picture too large', detail: '32.4 MiB' }],
    ['/storage/200-png-12000000', { problem: 'picture large', detail: '11.4 MiB' }],
  ])('pictureTrouble judges %s by the response headers', async (src, trouble) => {
    expect(await pictureTrouble(host, src, 2000)).toEqual(trouble);
  });
  test('pictureTrouble requests a picture under both of its possible names', async () => {
    await pictureTrouble(host, '/storage/promo%2050%25.png', 2000);
    expect(asked.filter((path) => path.includes('promo'))).toHaveLength(2);
  });
  test('pictureTrouble reports a picture whose response does not end in time', async () => {
    expect(await pictureTrouble(host, '/storage/200-png-x', 200)).toEqual({
      problem: 'picture failed',
      detail: 'no answer within 200 ms',
    });
  });
  test('pictureTrouble reports a picture whose server cannot be reached', async () => {
    expect(await pictureTrouble('http://127.0.0.1:9', '/storage/a.png', 2000)).toMatchObject({
      problem: 'picture failed',
    });
  });
});

describe('removedMarkup', () => {
  const removed = (text: string, isArticle = false) =>
    removedMarkup({ deskripsi: text }, '1', isArticle).map(({ detail }) => detail);

  test.each([
    ['<p>Aman</p><script>alert(1)</script>', ['<script> with its content']],
    ['<p onclick="x()">a</p>', ['onclick']],
    ['<iframe src="https://youtube.com/embed/1"></iframe><p>a</p>', ['<iframe> with its content']],
    ['<video src="a.mp4"></video><form><input></form>', ['<video>, src, <form>, <input>']],
    ['<p><a href="javascript:alert(1)">klik</a></p>', ['link to "javascript:alert(1)"']],
    ['<img src="https://lain.example/a.jpg">', ['picture "https://lain.example/a.jpg"']],
  ])('removedMarkup names what is removed from %s', (text, expected) =>
    expect(removed(text)).toEqual(expected),
  );

  test.each([
    '<p style="color:red" class="MsoNormal"><span style="x">Teks</span></p>',
    '<div><h1>Judul</h1><p>Baris<br>dua</p></div>',
    '<ul><li><a href="https://a.id" target="_blank" rel="noopener">a</a></li></ul>',
    '<img src="/storage/a.jpg" alt="a" width="20" loading="lazy">',
    'tanpa tanda <3 & 1 < 2',
  ])("removedMarkup does not report an editor's formatting: %s", (text) => expect(removed(text)).toEqual([]));

  test("removedMarkup reports HTML within an article's Markdown, but not in its code", () => {
    expect(removed('Halo\n\n<b>tebal</b> dan `<i>`\n\n<script>x</script>', true)).toEqual(['<b>, <script>']);
    expect(removed('# Judul\n\nHalo <https://a.id> **tebal**', true)).toEqual([]);
  });
  test('removedMarkup reports a text that is longer than is read', () => {
    expect(removedMarkup({ description: 'a '.repeat(40_000) }, '1', false)).toMatchObject([
      { problem: 'text cut', detail: 'it has 80000 signs' },
    ]);
  });
});

test('slowFindings reports answers over one second, but only for an API over HTTP', () => {
  const source = openSource(
    { adminApiUrl: 'https://admin.example.id', adminApiTimeoutMs: 1, adminApiConnections: 1 },
    async () => null,
  );
  const answers = [
    { path: '/api/admin/events', ms: 2340 },
    { path: '/api/admin/events/a', ms: 900 },
    { path: '/api/admin/events?page=2', ms: 1200 },
    { path: '/api/admin/blogs', ms: 9000 },
  ];
  expect(slowFindings({ ...source, answers }, '/api/admin/events').map(({ detail }) => detail)).toEqual([
    '/api/admin/events took 2.3 s; visitors wait 1 s for it',
    '/api/admin/events?page=2 took 1.2 s; visitors wait 1 s for it',
  ]);
  expect(slowFindings({ ...source, host: null, answers }, '/api/admin/events')).toEqual([]);
});
