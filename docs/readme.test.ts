import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/*
 * The README is what a newcomer reads in five minutes, in a terminal or an editor too. What needs more room
 * stands in a document of its own, and a link leads there.
 */

const ROOT = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readme = read('README.md');

/** The documents for those who run the site or change it; tables of measurements may be wider. */
const GUIDES = [
  'architecture',
  'operating',
  'content',
  'search-engines',
  'adding-a-kind',
  'performance',
  'testing',
].map((name) => `docs/${name}.md`);

const linesOver = (text: string, columns: number) =>
  text.split('\n').filter((line) => [...line].length > columns);
const outsideCode = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The name that a heading has in an address: '## The data's way' → 'the-datas-way'. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (text: string) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

/** The relative links of a document that lead to no file, or to no heading of it. */
function deadLinks(file: string, text: string): string[] {
  const targets = [...outsideCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^(?:https?|mailto):/.test(target)) return false;
    const [name = '', anchor] = target.split('#');
    const full = path.join(path.dirname(file), name);
    if (name && !existsSync(path.join(ROOT, full))) return true;
    return anchor !== undefined && !anchorsOf(name ? read(full) : text).includes(anchor);
  });
}

describe('the README', () => {
  test('the README is at most 8 kB long', () => expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8000));
  test('the README has at most 150 lines', () =>
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150));
  test('the README has no table wider than 100 columns', () => {
    const tables = readme.split('\n').filter((line) => line.startsWith('|'));
    expect(tables.length).toBeGreaterThan(0);
    expect(linesOver(tables.join('\n'), 100)).toEqual([]);
  });
  test('the README has no line over 120 columns', () => expect(linesOver(readme, 120)).toEqual([]));
  test.each(GUIDES)('the README links to %s', (file) => expect(readme).toContain(`](${file}`));
});

describe.each(GUIDES)('%s', (file) => {
  test(`${file} has no line over 120 columns`, () => expect(linesOver(read(file), 120)).toEqual([]));
});

test('all documents outside content/ together are at most 250 kB', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const documents = files.filter(
    (file) => file && !file.startsWith('content/') && existsSync(path.join(ROOT, file)),
  );
  const bytes = documents.map((file) => Buffer.byteLength(read(file)));
  expect(documents.length).toBeGreaterThan(30);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
});

describe('links between documents', () => {
  const documents = ['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );

  test('deadLinks finds links to missing files and headings', () => {
    const text = '# A b, c\n[1](#a-b-c) [2](#gone) [3](README.md) [4](gone.md) [5](docs/deployment.md#gone)';
    expect(deadLinks('README.md', text)).toEqual(['#gone', 'gone.md', 'docs/deployment.md#gone']);
  });

  test.each(['README.md', 'CONTRIBUTING.md', ...documents])('the document %s has no dead link', (file) => {
    expect(deadLinks(file, read(file))).toEqual([]);
  });
});
