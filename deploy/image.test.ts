import { existsSync, readFileSync } from 'node:fs';
import { SOURCES } from '../scripts/run.mjs';

const lines = (file: string) => readFileSync(file, 'utf8').split('\n');
/** What the first lines shut out and the others let through. */
const [everything, ...letThrough] = lines('.dockerignore').filter((line) => line && !line.startsWith('#'));

/** What scripts/assemble.mjs takes of the project; node_modules it takes of the build. */
const assembled = [...readFileSync('scripts/assemble.mjs', 'utf8').matchAll(/'(\w[\w./-]*)'/g)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'node_modules' && existsSync(name));
const copied = lines('deploy/Dockerfile')
  .filter((line) => /^COPY \w/.test(line) && !line.endsWith(' . .'))
  .flatMap((line) => line.split(' ').slice(1, -1));

test('.dockerignore lets everything through that the build of the image reads', () => {
  expect(everything).toBe('*');
  expect(assembled).toEqual(expect.arrayContaining(['content', 'scripts', 'server', 'tools/indexnow']));
  expect(copied).toContain('.npmrc');
  const isThere = (name: string) =>
    letThrough.some((line) => `!${name}` === line || `!${name}`.startsWith(`${line}/`));
  expect([...SOURCES, ...assembled, ...copied].filter((name) => !isThere(name))).toEqual([]);
});
