/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Every file and every test that the checklist names exists: a row that names what is gone says nothing. */

const ROOT = path.join(__dirname, '..');

interface Row {
  requirement: string;
  code: string[];
  tests: string[];
}

/** The rows of the checklist's tables; cells hold several entries with `<br>` between them. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!requirement |-)/.test(line))
    .map((line) => {
      const [requirement = '', code = '', tests = ''] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return {
        requirement,
        code: code.split('<br>').filter(Boolean),
        tests: tests.split('<br>').filter(Boolean),
      };
    });
}

const rows = rowsOf(readFileSync(path.join(__dirname, 'spec-checklist.md'), 'utf8'));

/** What stands between backquotes at the beginning of an entry, and what follows it. */
const ENTRY = /^`([^`]+)`(?:: (.+))?$/;

function missing(entry: string): string | null {
  const [, file, name] = ENTRY.exec(entry) ?? [];
  if (!file) return `not of the form \`file\`: ${entry}`;
  const full = path.join(ROOT, file);
  if (!existsSync(full)) return `no such file: ${file}`;
  if (name === undefined) return null;
  const source = readFileSync(full, 'utf8').replaceAll("\\'", "'");
  const isNamed = [`'`, '"', '`'].some((quote) => source.includes(quote + name + quote));
  return isNamed ? null : `${file} has no test '${name}'`;
}

describe('the checklist of the specification', () => {
  it('has rows, each with code and a test', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ code, tests }) => !code.length || !tests.length)).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(rows.flatMap(({ code }) => code.map(missing)).filter(Boolean)).toEqual([]);
  });

  it('names only tests that exist', () => {
    const entries = rows.flatMap(({ tests }) => tests);
    expect(entries.filter((entry) => !ENTRY.exec(entry)?.[2])).toEqual([]);
    expect(entries.map(missing).filter(Boolean)).toEqual([]);
  });
});
