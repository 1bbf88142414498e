import { readdirSync, readFileSync } from 'node:fs';

/*
 * What Firefox and WebKit draw otherwise than Chromium, seen in them (docs/testing.md, "Other engines"). No
 * other engine runs in the tests, so that the style sheets are read instead.
 */

const sheets = ['components', 'styles']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '') }));

/** The files of the style sheets that match the first and not the second. */
const having = (what: RegExp, without: RegExp) =>
  sheets.filter(({ text }) => what.test(text) && !without.test(text)).map(({ file }) => file);

// spec: 10, Firefox and WebKit
test('every style sheet with a popover sets its height, which WebKit would make as high as the screen', () => {
  expect(having(/\[popover\]|&:popover-open/, /$^/)).not.toEqual([]);
  expect(having(/\[popover\]|&:popover-open/, /\bheight: auto|\ball: unset/)).toEqual([]);
});

test('rules with background-clip: text limit their width to max-content', () => {
  const rules = sheets.flatMap(({ text }) => text.match(/{[^{}]*background-clip: text[^{}]*}/g) ?? []);
  expect(rules).not.toEqual([]);
  expect(rules.filter((rule) => !rule.includes('width: max-content'))).toEqual([]);
});

// spec: 10, Firefox and WebKit
test('no style sheet uses dominant-baseline, which WebKit draws elsewhere', () => {
  expect(having(/text-anchor: middle/, /$^/)).not.toEqual([]);
  expect(having(/dominant-baseline/, /$^/)).toEqual([]);
});

test('no style sheet uses :empty within :has(), which WebKit does not update', () => {
  expect(having(/:has\([^)]*:empty/, /$^/)).toEqual([]);
});
