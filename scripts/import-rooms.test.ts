import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { circlesIn, examineRooms, FLOORS, targetsOf } from './import-rooms.mjs';

const ROOT = path.join(__dirname, '..');

test.each(Object.entries(FLOORS))(
  'every file of %s lies in a room, imports only from below and is in no import cycle',
  (folder, floors) => {
    const { faults, imports } = examineRooms(ROOT, folder, floors);
    expect(faults).toEqual([]);
    expect([...imports.values()].some((rooms) => rooms.size > 2)).toBe(true);
  },
);

test('no files of server/ import each other in a cycle', () => expect(circlesIn(ROOT, 'server')).toEqual([]));

describe('docs/architecture.md', () => {
  const drawings = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').match(
    /^```text$.*?^```$/gms,
  );
  const [way = '', rooms = ''] = drawings ?? [];

  test('docs/architecture.md shows every floor, the lowest at the bottom', () => {
    const shown = [...rooms.matchAll(/^(?:(\w+)| {2}(\w[\w, -]*): .*)$/gm)];
    const expected = Object.entries(FLOORS)
      .reverse()
      .flatMap(([folder, floors]) => [folder, ...floors.toReversed().map((floor) => floor.join(', '))]);
    expect(shown.map(([, folder, floor]) => folder ?? floor)).toEqual(expected);
  });

  test('docs/architecture.md has only arrows that are imports', () => {
    const chains = [...way.matchAll(/[\w/.-]+(?: → [\w/.-]+(?:, [\w/.-]+)*)+/g)];
    const arrows = chains.flatMap(([chain]) => {
      const steps = chain.split(' → ');
      return steps.slice(1).flatMap((step, index) => step.split(', ').map((to) => [steps[index] ?? '', to]));
    });
    expect(arrows.length).toBeGreaterThan(6);
    const isImport = ([from = '', to = '']: string[]) =>
      targetsOf(ROOT, from).some((target) => target.startsWith(`${to}/`));
    expect(arrows.filter((arrow) => !isImport(arrow))).toEqual([]);
  });
});

describe('examineRooms', () => {
  let root: string;
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const faults = () => examineRooms(root, 'lib', [['low', 'beside'], ['high']]).faults;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
    write('lib/low/a.ts');
    write('lib/beside/b.mjs');
    write('lib/high/c.tsx');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('examineRooms accepts imports from above and from the same room', () => {
    write('lib/high/d.ts', "import '../low/a'; import './c'; import x from '@/lib/beside/b.mjs';");
    expect(faults()).toEqual([]);
  });
  test.each([
    ['up', "import { c } from '../high/c';"],
    ['up by a type', "import type { C } from '@/lib/high/c';"],
    ['up when called', "const c = () => import('../high/c');"],
    ['up by another name', "export { c } from '../high/c';"],
    ['across', "import '../beside/b.mjs';"],
  ])('examineRooms reports an import that goes %s', (_, text) => {
    write('lib/low/e.ts', text);
    expect(faults()).toEqual([expect.stringMatching(/^lib\/low\/e\.ts imports lib\/(?:high|beside)\//)]);
  });
  test('examineRooms ignores the imports of a test', () => {
    write('lib/low/a.test.ts', "import '../high/c';");
    expect(faults()).toEqual([]);
  });
  test.each(['import', 'import type'])(
    'examineRooms reports files that reach each other in a cycle by %s',
    (form) => {
      write('lib/low/f.ts', `${form} { g } from './g';`);
      write('lib/low/g.ts', `${form} { h } from './h';`);
      write('lib/low/h.ts', `${form} { f } from './f';`);
      expect(faults()).toEqual([expect.stringMatching(/^(lib\/low\/[fgh]\.ts) → .* → \1$/)]);
    },
  );
  test('circlesIn reports an import cycle in a folder without floors', () => {
    write('server/f.ts', "import './g';");
    write('server/g.ts', "import type { F } from './f';");
    expect(circlesIn(root, 'server')).toEqual(['server/f.ts → server/g.ts → server/f.ts']);
  });
  test('examineRooms reports a loose file and a room that is not named', () => {
    write('lib/loose.ts');
    write('lib/else/f.ts');
    expect(faults().sort()).toEqual(['lib/else/f.ts lies in no room', 'lib/loose.ts lies in no room']);
  });
});
