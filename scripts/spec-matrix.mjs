// node scripts/spec-matrix.mjs: prints each line of docs/specification.md with the tests that hold it. Fails
// where a line has no name or no test, and where a tag of a test names no line.
//
// A line is an entry of a numbered section that begins with its name in bold: '- **Notes**: prices change'.
// A tag is a comment above a test, with section, heading and name: '// spec: 2 Events, Notes; 9, Prices'.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const LEFT_OUT = new Set(['node_modules', '.next', '.git']);
const TAG = /^\/\/ spec: (.+)$/;
/** What runs: 'test', 'it.each', 'test.describe'; what is skipped or still to do holds nothing. */
const TEST = /^(?:test|it|describe)(?:\.(?:each|describe))*$/;

/**
 * The names of the specification's lines, as a tag writes them, and the lines that have none.
 * @param {string} markdown
 */
export function linesOf(markdown) {
  /** @type {string[]} */
  const names = [];
  /** @type {string[]} */
  const faults = [];
  let section = '';
  let heading = '';
  for (const line of markdown.split('\n')) {
    const [, mark, title = ''] = /^(##+) (.+)$/.exec(line) ?? [];
    if (mark === '##') [section, heading] = [/^\d+(?=\.)/.exec(title)?.[0] ?? '', ''];
    else if (mark === '###') heading = ` ${title.replace(/ \(.*$/, '')}`;
    else if (section && line.startsWith('- ')) {
      const label = /^- \*\*([^*]+?)\.?\*\*/.exec(line)?.[1];
      if (!label || /[;,]/.test(label.replaceAll(', ', ' '))) faults.push(`has no name: ${line}`);
      else if (names.includes(`${section}${heading}, ${label}`)) faults.push(`stands there twice: ${label}`);
      else names.push(`${section}${heading}, ${label}`);
    }
  }
  return { names, faults };
}

/**
 * The tags of a test file, each with the title of the test that follows it; null where none does.
 * @param {string} name its name: `<T>(x)` is read by its ending
 * @param {string} source
 */
export function tagsOf(name, source) {
  if (!source.includes('// spec: ')) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  /** @type {Map<number, { name: string, title: string | null }[]>} by the comment's place */
  const found = new Map();
  const visit = (/** @type {ts.Node} */ node) => {
    const title = titleOf(node);
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      const names = TAG.exec(source.slice(pos, end))?.[1]?.split('; ');
      if (names && (title !== null || !found.has(pos)))
        found.set(
          pos,
          names.map((name) => ({ name, title })),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()].flat();
}

/** @param {ts.Node} node a statement: `test.each(table)('title', …)`. @returns {string | null} */
function titleOf(node) {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return null;
  const [title] = node.expression.arguments;
  let called = node.expression.expression;
  if (ts.isCallExpression(called)) called = called.expression;
  return title && TEST.test(called.getText()) ? title.getText().replace(/^['"`]|['"`]$/g, '') : null;
}

/**
 * Which tests hold which line, and what is wrong.
 * @param {string} markdown the specification
 * @param {Record<string, string>} sources the test files by name
 */
export function matrixOf(markdown, sources) {
  const { names, faults } = linesOf(markdown);
  /** @type {Map<string, string[]>} */
  const tests = new Map(names.map((name) => [name, []]));
  for (const [file, source] of Object.entries(sources))
    for (const { name, title } of tagsOf(file, source)) {
      if (title === null) faults.push(`${file}: no test follows '${name}'`);
      else if (!tests.has(name)) faults.push(`${file}: the specification has no line '${name}'`);
      else tests.get(name)?.push(`${file}: ${title}`);
    }
  for (const [name, of] of tests) if (!of.length) faults.push(`has no test: ${name}`);
  return { tests, faults };
}

/** The project's test files. @returns {Record<string, string>} */
export function testFiles(folder = '') {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? {} : testFiles(file);
      return TEST_FILE.test(file) ? { [file]: readFileSync(path.join(ROOT, file), 'utf8') } : {};
    }),
  );
}

export const specification = () => readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { tests, faults } = matrixOf(specification(), testFiles());
  for (const [name, of] of tests) console.log(`${name}\n${of.map((test) => `    ${test}\n`).join('')}`);
  for (const fault of faults) console.error(`! ${fault}`);
  if (faults.length) process.exitCode = 1;
}
