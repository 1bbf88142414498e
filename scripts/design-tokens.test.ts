import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, contrasts, tableOf, tokens } from './design-tokens.mjs';

test('docs/design.md has the contrasts of the colours in styles/tokens.scss', () => {
  const document = readFileSync(path.join(__dirname, '../docs/design.md'), 'utf8');
  expect(tableOf(document)).toBe(contrasts(tokens()).table);
});

test('all colours in both themes have the contrast that they need', () => {
  expect(contrasts(tokens()).faults).toEqual([]);
});

test('contrasts reports a colour that is too pale on each of its grounds', () => {
  const pale = tokens().replace('--ink-3: #586a61', '--ink-3: #98a49e');
  expect(contrasts(pale).faults).toEqual([
    expect.stringContaining('ink-3 on paper'),
    expect.stringContaining('ink-3 on card'),
    expect.stringContaining('ink-3 on band'),
  ]);
  expect(contrast('#ffffff', '#000000')).toBe(21);
});
