import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/* What a comment cites can be opened: the document is here, and has the place that is named. */

const ROOT = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** How comments name a document, and the file that it is. */
const DOCUMENTS = {
  spec: 'docs/specification.md',
  'product-decisions.md': 'docs/product-decisions.md',
  'search-visibility.md': 'docs/search-visibility.md',
  'design README': 'docs/design.md',
  README: 'README.md',
} as const;
/** Such a name, or a document's own path. */
type Name = keyof typeof DOCUMENTS | `docs/${string}.md`;

const fileOf = (name: Name) => (name in DOCUMENTS ? DOCUMENTS[name as keyof typeof DOCUMENTS] : name);

/**
 * The part of a document below the heading that begins so, up to the next one of its level; null without it.
 */
function section(text: string, heading: string): string | null {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '').startsWith(heading));
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length;
  if (!level) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= level);
  return [lines[start], ...(end < 0 ? rest : rest.slice(0, end))].join('\n');
}

const plain = (text: string) => text.replace(/[*`]/g, '').replace(/\s+/g, ' ').toLowerCase();

/** Is the place in the document: its numbered section, and in it the words that are quoted? */
function isThere(name: Name, number: string | undefined, words: string | undefined): boolean {
  const file = fileOf(name);
  if (!existsSync(path.join(ROOT, file))) return false;
  const text = read(file);
  const part = number ? section(text, name === 'spec' ? `${number}.` : number) : text;
  return part !== null && plain(part).includes(plain(words ?? ''));
}

const CITED =
  /(?<![\w-])(?<name>docs\/[a-z-]+\.md|spec|product-decisions\.md|search-visibility\.md|design README|README)(?:,? (?:§(?<paragraph>\d+)|(?<number>[A-H]\d?)\b))?(?:,? "(?<words>[^"]+)")?/g;

/** Comments without their line ends, so that a citation may go over two lines. */
const joined = (source: string) => source.replace(/\s*\n\s*(?:\/\/|\*|#)?\s*/g, ' ');

const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|cjs|scss|template|ya?ml)$/.test(file) && !file.startsWith('content/'));

function lost(file: string): string[] {
  const source = joined(read(file));
  const places = [...source.matchAll(CITED)].flatMap(({ 0: cited, groups = {} }) => {
    const { name, paragraph, number, words } = groups;
    if (!paragraph && !number && !words && !name?.startsWith('docs/')) return [];
    return isThere(name as Name, paragraph ?? number, words) ? [] : [cited];
  });
  const records = [...source.matchAll(/\bdecisions? (\d{4})\b/g)].flatMap(({ 0: cited, 1: number = '' }) =>
    decisions.some((name) => name.startsWith(number)) ? [] : [cited],
  );
  const foreign = [...source.matchAll(/(?<![\w/-])(?:architecture|decisions|spec)\.md/g)].map(
    ([cited]) => cited,
  );
  return [...places, ...records, ...foreign];
}

const decisions = readdirSync(path.join(ROOT, 'docs/decisions'));

test('the citation pattern finds more than 100 citations in the sources', () => {
  const cited = files.flatMap((file) => [...joined(read(file)).matchAll(CITED)]);
  expect(cited.length).toBeGreaterThan(100);
});

test('isThere is false for a document, section or words that do not exist', () => {
  expect(isThere('spec', '99', undefined)).toBe(false);
  expect(isThere('product-decisions.md', undefined, 'No such heading')).toBe(false);
  expect(isThere('spec', '2', 'Footer of the moon')).toBe(false);
  expect(isThere('docs/operating.md', undefined, 'Settings of the moon')).toBe(false);
  expect(isThere(`docs/${'gone'}.md`, undefined, undefined)).toBe(false);
});

test('every citation in a comment leads to a file and a place that exist', () => {
  const all = files.flatMap((file) => lost(file).map((cited) => `${file}: ${cited}`));
  expect(all).toEqual([]);
});
