import { linesOf, matrixOf, specification, tagsOf, testFiles } from './spec-matrix.mjs';

test('every line of the specification has a test, and every tag names a line', () => {
  const { tests, faults } = matrixOf(specification(), testFiles());
  expect(faults).toEqual([]);
  expect(tests.size).toBeGreaterThan(200);
});

describe('the matrix of the specification', () => {
  const SPEC = [
    '# What it is',
    '- no line',
    '## 2. Screens',
    '### Events (/event)',
    '- **Notes**: price may change.',
    '  - a part of it',
    '## 9. Limits',
    '- **Page size.** 6.',
  ].join('\n');
  const TAGGED = `
    // spec: 2 Events, Notes; 9, Page size
    test.each([['a', 1]])('shows %s', (text) => expect(text).toBe('a'));
  `;

  test('linesOf names a line by its section, its heading and its bold words', () => {
    expect(linesOf(SPEC)).toEqual({ names: ['2 Events, Notes', '9, Page size'], faults: [] });
  });
  test('matrixOf gives each line the tests whose tag names it', () => {
    const { tests, faults } = matrixOf(SPEC, { 'a.test.ts': TAGGED });
    expect(faults).toEqual([]);
    expect([...tests]).toEqual([
      ['2 Events, Notes', ['a.test.ts: shows %s']],
      ['9, Page size', ['a.test.ts: shows %s']],
    ]);
  });
  test('matrixOf reports a line whose last tag is removed', () => {
    const { faults } = matrixOf(SPEC, { 'a.test.ts': TAGGED.replace('; 9, Page size', '') });
    expect(faults).toEqual(['has no test: 9, Page size']);
  });
  test('matrixOf reports a new line without a test', () => {
    const { faults } = matrixOf(`${SPEC}\n- **Sorting**: newest first.`, { 'a.test.ts': TAGGED });
    expect(faults).toEqual(['has no test: 9, Sorting']);
  });
  test.each([
    ['has no name', '- Sorting: newest first.'],
    ['stands there twice', '- **Page size**: 12.'],
  ])('matrixOf reports a line that %s', (fault, line) => {
    const { faults } = matrixOf(`${SPEC}\n${line}`, { 'a.test.ts': TAGGED });
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
  test('matrixOf reports a tag that names no line', () => {
    const { faults } = matrixOf(SPEC, { 'a.test.ts': `${TAGGED}\n// spec: 9, Gone\ntest('x', () => {});` });
    expect(faults).toEqual(["a.test.ts: the specification has no line '9, Gone'"]);
  });
  test.each([
    ["test.skip('x', () => {});"],
    ["test.todo('x');"],
    ["test.fixme('x', async () => {});"],
    ['expect(1).toBe(1);'],
    ['const x = 1;'],
    [''],
  ])('matrixOf does not count a tag above %j', (statement) => {
    const { faults } = matrixOf(SPEC, {
      'a.test.ts': `// spec: 2 Events, Notes; 9, Page size\n${statement}`,
    });
    expect(faults).toContain('has no test: 9, Page size');
  });
  test('tagsOf reads a tag above a comment of its test, within a describe', () => {
    const source = `
      describe('a', () => {
        // spec: 9, Page size
        // eslint-disable-next-line no-rule
        it('b', () => {});
      });
    `;
    expect(tagsOf('a.test.ts', source)).toEqual([{ name: '9, Page size', title: 'b' }]);
  });
});
