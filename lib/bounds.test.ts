/** @jest-environment node */
import type { Nodes } from 'hast';
import { HTML_BOMBS, MARKDOWN_BOMBS } from './bombs.fixture.mjs';
import { excerpt } from './format/excerpt';
import { htmlToText, markdownToText, sanitizeHtml } from './html';
import { articleHtml, bounded } from './markdown';
import { parseHtml } from './parse-html';
import { cutToWeight, firstWithin, MAX_ARTICLE, MAX_MARKUP, MAX_RICH, weightOf } from './weight';

/*
 * What hostile texts may cost. Work is bounded by what is counted (elements, depth, marks, bytes); where time is what matters, twice the
 * text may take at most three times as long.
 */

const html = Object.entries(HTML_BOMBS);
const markdown = Object.entries(MARKDOWN_BOMBS);

/** Processor time of a call in milliseconds: the best of three, because a busy machine only ever adds to it. */
function cost(work: () => unknown): number {
  const once = () => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user / 1000;
  };
  return Math.min(...Array.from({ length: 3 }, once));
}

/** How many times as long twice the text takes; what takes less than a few milliseconds is noise. */
function growth(read: (text: string) => unknown, bomb: (length: number) => string, length: number): number {
  const [one, two] = [bomb(length), bomb(2 * length)];
  return (
    cost(() => read(two)) /
    Math.max(
      4,
      cost(() => read(one)),
    )
  );
}

/** Bytes of HTML on its page: as it is, and as a string of the data beside it. */
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
  const source = bomb(MAX_MARKUP);

  it('becomes a small tree or none', () => {
    const tree = parseHtml(source);
    const { depth, elements } = tree ? measures(tree) : { depth: 0, elements: 0 };
    expect(depth).toBeLessThanOrEqual(105);
    expect(elements).toBeLessThanOrEqual(MAX_MARKUP);
  });

  it('does not outweigh its page', () => {
    expect(pageBytes(sanitizeHtml(source))).toBeLessThan(1.02 * MAX_RICH);
  });

  it('is read as text in time that grows with its length', () => {
    expect(growth(htmlToText, bomb, MAX_MARKUP / 2)).toBeLessThan(3);
  });
});

describe.each(markdown)('Markdown: %s', (_, bomb) => {
  it('reaches its parser with few marks', () => {
    const marks = bounded(bomb(MAX_MARKUP)).match(/[\n*_~`[\]<&|>=@\\]/g) ?? [];
    expect(marks.length).toBeLessThanOrEqual(2500);
  });

  it('becomes an article that does not outweigh its page', () => {
    expect(pageBytes(articleHtml(bomb(MAX_MARKUP)))).toBeLessThan(1.02 * MAX_ARTICLE);
  });

  it('is read as text in time that grows with its length', () => {
    expect(growth(markdownToText, bomb, MAX_MARKUP / 2)).toBeLessThan(3);
  });
});

it.each(['underlined headings', 'lines of a deep quote', 'stars and lines', 'quoted paragraphs'])(
  'costs no more when it is twice as long: %s',
  (name) => {
    expect(growth((text) => articleHtml(text), MARKDOWN_BOMBS[name]!, MAX_MARKUP)).toBeLessThan(3);
  },
);

it.each(['type that every paragraph repeats', 'cells that span', 'misnested type'])(
  'costs no more when it is twice as long: %s',
  (name) => expect(growth((text) => sanitizeHtml(text), HTML_BOMBS[name]!, MAX_MARKUP)).toBeLessThan(3),
);

describe('what is too much', () => {
  it('is shown as text where it nests too deep', () => {
    expect(sanitizeHtml(`${'<div></x>'.repeat(200)}teks &amp; lagi`)).toBe('<p>teks &#38; lagi</p>');
  });
  it('ends between two words', () => {
    expect(sanitizeHtml(`<p>${'kata '.repeat(12_000)}</p>`)).toMatch(/^<p>(?:kata )+kata…<\/p>$/);
  });
  it('ends between two elements', () => {
    expect(sanitizeHtml('<p>kata</p>'.repeat(5000))).toMatch(/^(?:<p>kata<\/p>)+(?:<p>…<\/p>)?$/);
  });
  it('leaves a long article whole', () => {
    const article = '<p>Kawah Putih ada di kaki Gunung Patuha.</p>'.repeat(400);
    expect(sanitizeHtml(article, MAX_ARTICLE)).toBe(article);
  });
});

describe('weight', () => {
  it('counts what HTML and data write longer', () => {
    for (const sign of '&<>"\'\n🌋é') expect(weightOf(sign)).toBeGreaterThan(weightOf('a'));
  });
  it('cuts no character in half', () => expect(cutToWeight('🌋🌋🌋', 20)).toBe('🌋🌋…'));
  it('keeps of a list what has room', () => {
    const kept = firstWithin(Array<string>(1000).fill('Tiket masuk'), 1000, weightOf);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(50);
  });
});

it('cuts an excerpt within a pair of code units without leaving half of it', () => {
  expect(excerpt(`${'a'.repeat(15)}🌋🌋`, 16, 16).isWellFormed()).toBe(true);
});
