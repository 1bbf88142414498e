import type { Nodes } from 'hast';
import { HTML_BOMBS, MARKDOWN_BOMBS } from './bombs.fixture.mjs';
import { sanitizeHtml } from './html';
import { articleHtml, bounded } from './markdown';
import { parseHtml } from './parse-html';
import { lengthOf, MAX_ARTICLE, MAX_MARKUP, MAX_RICH, takeWithin, truncate } from '../values/lengths';

jest.mock('./parse-html', () => {
  const real = jest.requireActual<{ parseHtml: typeof parseHtml }>('./parse-html');
  return { ...real, parseHtml: jest.fn(real.parseHtml) };
});

/*
 * Limits for hostile texts in countable units: elements, depth, marks, bytes. `npm run bench` measures their
 * time (tools/bench/texts.bench.ts).
 */

/** The most bytes of one character: `<` is `&#60;` in HTML, and escaped once more in the data. */
const MOST_BYTES = 18;
/** The bytes of one character that people write, with their tags. */
const HONEST_BYTES = 2.5;

const html = Object.entries(HTML_BOMBS);
const markdown = Object.entries(MARKDOWN_BOMBS);

/** The bytes that HTML adds to its page: as markup, and as a string in the data beside it. */
function pageBytes(html: string): number {
  const data = JSON.stringify(html).replace(/[<>&]/g, '\\u003c');
  return Buffer.byteLength(html) + Buffer.byteLength(data);
}

function measures(node: Nodes): { depth: number; elements: number } {
  const inner = 'children' in node ? node.children.map(measures) : [];
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    elements: inner.reduce((sum, { elements }) => sum + elements, 1),
  };
}

describe.each(html)('HTML: %s', (_, bomb) => {
  test('a hostile HTML text becomes a tree of bounded depth and size, or none, and a page of bounded size', () => {
    const source = bomb(MAX_MARKUP);
    const parsed = jest.mocked(parseHtml).mockClear();
    expect(pageBytes(sanitizeHtml(source))).toBeLessThan(MOST_BYTES * MAX_RICH);
    // A text without tags is not parsed for a page.
    if (parsed.mock.calls.length === 0) parseHtml(source);
    for (const { value: tree } of parsed.mock.results) {
      const { depth, elements } = tree ? measures(tree as Nodes) : { depth: 0, elements: 0 };
      expect(depth).toBeLessThanOrEqual(105);
      expect(elements).toBeLessThanOrEqual(MAX_MARKUP);
    }
  });
});

describe.each(markdown)('Markdown: %s', (name, bomb) => {
  test('a hostile Markdown text reaches the parser with at most 2500 marks', () => {
    const marks = bounded(bomb(MAX_MARKUP)).match(/[\n*_~`[\]<&|>=@\\]/g) ?? [];
    expect(marks.length).toBeLessThanOrEqual(2500);
  });

  // A quarter of most texts, because the time of the parser grows with the square of their marks.
  test('a hostile Markdown text becomes an article of bounded size', () => {
    const text = bounded(bomb(MAX_MARKUP));
    const part = name === 'a table of a thousand columns' ? text : text.slice(0, text.length / 4);
    expect(pageBytes(articleHtml(part))).toBeLessThan((MOST_BYTES * MAX_ARTICLE) / 8);
  });
});

describe('texts over the limits', () => {
  test('sanitizeHtml shows HTML as plain text when it nests too deep', () => {
    expect(sanitizeHtml(`${'<div></x>'.repeat(200)}teks &amp; lagi`)).toBe('<p>teks &#38; lagi</p>');
  });
  test('sanitizeHtml cuts a long paragraph between two words', () => {
    expect(sanitizeHtml(`<p>${'kata '.repeat(12_000)}</p>`)).toMatch(/^<p>(?:kata )+kata…<\/p>$/);
  });
  test('sanitizeHtml cuts a long text between two elements', () => {
    expect(sanitizeHtml('<p>kata</p>'.repeat(5000))).toMatch(/^(?:<p>kata<\/p>)+(?:<p>…<\/p>)?$/);
  });
  test('sanitizeHtml keeps a long article whole under the article limit', () => {
    const article = '<p>Kawah Putih ada di kaki Gunung Patuha.</p>'.repeat(400);
    expect(sanitizeHtml(article, MAX_ARTICLE)).toBe(article);
  });
});

describe('ordinary texts', () => {
  const PARAGRAPH =
    '<p>Kawah Putih ada di kaki Gunung Patuha. Bukanya pukul 07.00 &amp; tutup pukul 17.00; "sore" itu <strong>dingin</strong>.</p>';
  test.each([
    ['a rich text', MAX_RICH],
    ['an article', MAX_ARTICLE],
  ])('the page of ordinary HTML stays within 2.5 bytes per character for %s', (_, most) => {
    expect(pageBytes(sanitizeHtml(PARAGRAPH.repeat(600), most))).toBeLessThan(HONEST_BYTES * most);
  });
  test('takeWithin keeps only the first part of a list that exceeds the limit', () => {
    const kept = takeWithin(Array<string>(1000).fill('Tiket masuk'), 1000, (text) => lengthOf(text));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(50);
  });
});

test('truncate never splits a surrogate pair', () => expect(truncate('🌋🌋🌋', 3)).toBe('🌋…'));
