import { feedXml, type FeedArticle } from './feed';

const NOW = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;

const article = (rest: Partial<FeedArticle> = {}): FeedArticle => ({
  key: 'cerita',
  apiKeys: ['cerita'],
  title: 'Cerita',
  category: 'Kuliner',
  createdAt: null,
  changedAt: null,
  isExample: false,
  isDrawn: false,
  pictures: [],
  author: null,
  dateText: null,
  minutes: null,
  summary: '',
  ...rest,
});

function parse(articles: FeedArticle[]): Document {
  const tree = new DOMParser().parseFromString(feedXml(articles, NOW), 'text/xml');
  if (tree.querySelector('parsererror')) throw new Error(tree.documentElement.textContent ?? '');
  return tree;
}
/** The text of an element of the first item, or of the channel. */
const text = (tree: Document, name: string, within = 'item') =>
  tree.querySelector(within)?.getElementsByTagName(name)[0]?.textContent ?? null;
/** The article's body as a feed reader shows it. */
function content(markdown: string): HTMLElement {
  const html = text(parse([article({ markdown })]), 'content:encoded') ?? '';
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('hostile articles', () => {
  const TEXT = 'Soto "Bandung" & <Sate> ]]> \u0000\ud83d 🍜 </script>';
  test('the feed stays well-formed with hostile text in an article, and keeps that text', () => {
    const tree = parse([
      article({ title: TEXT, author: TEXT, category: TEXT, summary: TEXT, markdown: TEXT }),
    ]);
    const shown = 'Soto "Bandung" & <Sate> ]]> \ufffd 🍜 </script>';
    for (const name of ['title', 'dc:creator', 'category']) expect(text(tree, name)).toBe(shown);
  });
  test('the feed writes the description of an article as text, not as markup', () => {
    const html = text(
      parse([article({ summary: 'Soto & <Sate> <img src=x onerror=alert(1)>' })]),
      'description',
    );
    const { body } = new DOMParser().parseFromString(html ?? '', 'text/html');
    expect(body.children).toHaveLength(0);
    expect(body.textContent).toBe('Soto & <Sate> <img src=x onerror=alert(1)>');
  });
  test.each(['aman\n\n<script>alert(1)</script>', '<p onclick="alert(1)">aman<script>alert(1)</script></p>'])(
    'the feed removes the code from the text of an article: %s',
    (markdown) => {
      expect(content(markdown).textContent?.trim()).toBe('aman');
      expect(content(markdown).querySelector('script, [onclick]')).toBeNull();
    },
  );
  test('the feed keeps the end of a CDATA section in the text of an article', () =>
    expect(content('awal ]]> akhir').textContent).toContain('awal ]]> akhir'));
});

describe('an article', () => {
  test('an article in the feed has no date when it is unknown or lies ahead', () => {
    expect(text(parse([article()]), 'pubDate')).toBeNull();
    expect(text(parse([article({ createdAt: NOW + DAY })]), 'pubDate')).toBeNull();
  });
  test('an article in the feed has no author, picture or body when it lacks them', () => {
    const tree = parse([article()]);
    for (const name of ['dc:creator', 'media:content', 'content:encoded'])
      expect(text(tree, name)).toBeNull();
  });
  test('an article in the feed has the address of its page as link and guid', () => {
    const tree = parse([article({ key: 'gedé' })]);
    expect([text(tree, 'link'), text(tree, 'guid')]).toEqual(
      Array(2).fill('http://localhost:3000/blog/ged%C3%A9'),
    );
    expect(tree.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
  });
  test('an article in the feed has its date in the time of Jakarta', () =>
    expect(text(parse([article({ createdAt: NOW - DAY })]), 'pubDate')).toBe(
      'Sun, 31 May 2026 07:00:00 +0700',
    ));
  test('an article in the feed has its whole text with absolute links and pictures', () => {
    const body = content(
      '# Rute\n\n[dekat](/event?page=2) [surat](mailto:a@contoh.id)\n\n![Kawah](blog/kawah.jpg)',
    );
    expect(body.querySelector('h2')?.textContent).toBe('Rute');
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'http://localhost:3000/event?page=2',
      'mailto:a@contoh.id',
    ]);
    expect(body.querySelector('img')?.getAttribute('src')).toBe(
      'http://localhost:3000/storage/blog/kawah.jpg',
    );
  });
  test('an article in the feed has the absolute address of its picture', () => {
    const tree = parse([article({ pictures: [{ src: '/storage/a.jpg', alt: '' }] })]);
    expect(tree.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
      'http://localhost:3000/storage/a.jpg',
    );
  });
  test('an article in the feed has a JPEG enclosure with its length, or 0 when that is unknown', () => {
    const articles = ['/storage/a.jpg', '/storage/b.webp', null].map((src) =>
      article({ key: src ? 'cerita' : 'polos', pictures: src ? [{ src, alt: '' }] : [] }),
    );
    const lengthOf = (_: string, source: string) => (source === '/storage/a.jpg' ? 81_234 : 0);
    const tree = new DOMParser().parseFromString(feedXml(articles, NOW, lengthOf), 'text/xml');
    const read = [...tree.querySelectorAll('enclosure')].map((enclosure) =>
      ['url', 'type', 'length'].map((name) => enclosure.getAttribute(name)),
    );
    const address = expect.stringMatching(
      /^http:\/\/localhost:3000\/og\/blog\/cerita\.jpg\?v=\w+$/,
    ) as string;
    expect(read).toEqual([
      [address, 'image/jpeg', '81234'],
      [address, 'image/jpeg', '0'],
    ]);
  });
});

describe('the channel', () => {
  test('the channel of the feed has no date of change when none is known', () =>
    expect(text(parse([article()]), 'lastBuildDate', 'channel')).toBeNull());
  test('the channel of the feed has the newest change of its articles', () => {
    const tree = parse([article({ changedAt: NOW - 2 * DAY }), article({ changedAt: NOW - DAY })]);
    expect(text(tree, 'lastBuildDate', 'channel')).toBe('Sun, 31 May 2026 07:00:00 +0700');
  });
  test('the channel of the feed names the list, its own address and its language', () => {
    const tree = parse([]);
    expect(text(tree, 'link', 'channel')).toBe('http://localhost:3000/blog');
    expect(tree.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'http://localhost:3000/blog/feed.xml',
    );
    expect(text(tree, 'language', 'channel')).toBe('id');
  });
});
