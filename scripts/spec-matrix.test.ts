import { linesOf, matrixOf, specification, tagsOf, testFiles } from './spec-matrix.mjs';

test('every line of the specification has a test, and every tag a line', () => {
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

  it('names a line by its section, its heading and its words in bold', () => {
    expect(linesOf(SPEC)).toEqual({ names: ['2 Events, Notes', '9, Page size'], faults: [] });
  });
  it('gives each line the tests whose tag names it', () => {
    const { tests, faults } = matrixOf(SPEC, { 'a.test.ts': TAGGED });
    expect(faults).toEqual([]);
    expect([...tests]).toEqual([
      ['2 Events, Notes', ['a.test.ts: shows %s']],
      ['9, Page size', ['a.test.ts: shows %s']],
    ]);
  });
  it('fails for a line whose last tag is gone', () => {
    const { faults } = matrixOf(SPEC, { 'a.test.ts': TAGGED.replace('; 9, Page size', '') });
    expect(faults).toEqual(['has no test: 9, Page size']);
  });
  it('fails for a line that is new', () => {
    const { faults } = matrixOf(`${SPEC}\n- **Sorting**: newest first.`, { 'a.test.ts': TAGGED });
    expect(faults).toEqual(['has no test: 9, Sorting']);
  });
  it.each([
    ['has no name', '- Sorting: newest first.'],
    ['stands there twice', '- **Page size**: 12.'],
  ])('fails for a line that %s', (fault, line) => {
    const { faults } = matrixOf(`${SPEC}\n${line}`, { 'a.test.ts': TAGGED });
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
  it('fails for a tag that names no line', () => {
    const { faults } = matrixOf(SPEC, { 'a.test.ts': `${TAGGED}\n// spec: 9, Gone\ntest('x', () => {});` });
    expect(faults).toEqual(["a.test.ts: the specification has no line '9, Gone'"]);
  });
  it.each([
    ["test.skip('x', () => {});"],
    ["test.todo('x');"],
    ["test.fixme('x', async () => {});"],
    ['expect(1).toBe(1);'],
    ['const x = 1;'],
    [''],
  ])('counts no tag above %j', (statement) => {
    const { faults } = matrixOf(SPEC, {
      'a.test.ts': `// spec: 2 Events, Notes; 9, Page size\n${statement}`,
    });
    expect(faults).toContain('has no test: 9, Page size');
  });
  it('reads a tag above a comment of the test, and within a describe', () => {
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
