import { readFileSync } from 'node:fs';
import path from 'node:path';
import { draw } from './draw.mjs';
import { data, JOBS, sheetsOfJob } from './jobs.mjs';
import { ROOT } from '../../scripts/run.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const measures = JSON.parse(read('content/kawasan/lembar.json'));

/* The drawings that the site shows are what the tool draws: a change of one is a change of both. */
test.each(JOBS.flatMap(sheetsOfJob))('the map $name is drawn exactly as the file in public/', (sheet) => {
  const { job, size, theme, name, measured } = sheet;
  const drawn = draw(job, size, theme, data);
  expect(drawn.svg === read(`public/art/peta/${name}.svg`)).toBe(true);
  expect(measures[measured]).toEqual(drawn.measures);
});

test('lembar.json has the measures of exactly these sheets', () => {
  const names = new Set(JOBS.flatMap(sheetsOfJob).map(({ measured }) => measured));
  expect(Object.keys(measures).sort()).toEqual([...names].sort());
});
