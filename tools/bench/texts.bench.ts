import { writeFileSync } from 'node:fs';
import { HTML_BOMBS, LIST_BOMBS, MARKDOWN_BOMBS, type Bomb } from '../../lib/rich-text/bombs.fixture.mjs';
import { policyOf } from '../../server/content-security-policy';
import { deferScripts } from '../../server/defer-scripts';
import type { Summary } from '../../lib/entities/item-list';
import { itemText } from '../../lib/search/findable';
import { MAX_ENTRIES, readCommaList } from '../../lib/values/fields';
import { htmlToText, markdownToText, sanitizeHtml } from '../../lib/rich-text/html';
import { articleHtml } from '../../lib/rich-text/markdown';
import { MAX_MARKUP } from '../../lib/values/lengths';

/*
 * Measures how the time of hostile texts grows with their length. Jest runs it, because it is TypeScript;
 * tools/bench/texts.mjs starts it and checks its results.
 */

const RUNS = Number(process.env.BENCH_RUNS);

/**
 * Reader, its texts, and the length of the shorter text: half of the maximum that is read, or the full
 * maximum where a text of twice the length is truncated.
 */
const READERS: [string, (text: string) => unknown, Record<string, Bomb>, number][] = [
  ['HTML as text', htmlToText, HTML_BOMBS, MAX_MARKUP / 2],
  ['Markdown as text', markdownToText, MARKDOWN_BOMBS, MAX_MARKUP / 2],
  ['HTML as a page shows it', (text) => sanitizeHtml(text), HTML_BOMBS, MAX_MARKUP],
  ['Markdown as a page shows it', articleHtml, MARKDOWN_BOMBS, MAX_MARKUP],
  // The processing that server/ask-next.ts does on every page.
  ['a page as it is kept', (text) => policyOf(deferScripts(text)), HTML_BOMBS, MAX_MARKUP],
  [
    'A record as it is found',
    (text) => itemText('blog', FOUND, { text }, MAX_MARKUP),
    HTML_BOMBS,
    MAX_MARKUP,
  ],
  ['A list', (text) => readCommaList(Array<string>(MAX_ENTRIES).fill(text)), LIST_BOMBS, MAX_MARKUP / 2],
];

const FOUND = { title: 'A', category: '', place: null } as Summary;

/** The CPU time of a call in milliseconds. */
function cost(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1000;
}

it('measures', () => {
  const measured = READERS.flatMap(([reader, read, bombs, length]) =>
    Object.entries(bombs).map(([text, bomb]) => {
      const [one, two] = [bomb(length), bomb(2 * length)];
      const [once, twice]: [number[], number[]] = [[], []];
      for (let run = 0; run <= RUNS; run += 1) {
        once.push(cost(() => read(one)));
        twice.push(cost(() => read(two)));
      }
      // The first measurement of each is a warm-up.
      return { reader, text, once: once.slice(1), twice: twice.slice(1) };
    }),
  );
  expect(measured.length).toBeGreaterThan(READERS.length);
  writeFileSync(process.env.BENCH_OUTPUT ?? '', JSON.stringify(measured));
}, 600_000);
