// npm run maps [-- <slug>]: draws the maps of the areas (content/kawasan/*.md), the wall map and the sheets
// between areas from tools/maps/geography.json: every sheet wide and for phones ('-saku'), by day and by
// night ('-malam'), into public/art/peta/; their measures into content/kawasan/lembar.json; the preview
// pictures of their pages into content/share/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { draw } from './draw.mjs';
import { data, JOBS, sheetsOfJob } from './jobs.mjs';
import { ROOT, say } from '../../scripts/run.mjs';

/** The size budget of one sheet. */
const MOST_BYTES = 40_000;

const sheetsFolder = path.join(ROOT, 'public/art/peta');
const measuresFile = path.join(ROOT, 'content/kawasan/lembar.json');

/**
 * Makes the preview picture of a page: its day sheet on the sheet's own background, cropped to the centre.
 */
async function share(name, svg) {
  const sheet = await sharp(Buffer.from(svg), { density: 110 }).resize({ width: 1200 }).flatten().toBuffer();
  const picture = sharp(sheet).resize({ width: 1200, height: 630, fit: 'cover', position: 'centre' });
  await picture
    .jpeg({ quality: 76, progressive: true, mozjpeg: true })
    .toFile(path.join(ROOT, 'content/share', `${name}.jpg`));
}

const only = process.argv[2];
const measures = existsSync(measuresFile) ? JSON.parse(readFileSync(measuresFile, 'utf8')) : {};
mkdirSync(sheetsFolder, { recursive: true });
for (const { job, size, theme, name, measured } of JOBS.flatMap(sheetsOfJob)) {
  if (only && job.slug !== only) continue;
  const drawn = draw(job, size, theme, data);
  if (drawn.svg.length > MOST_BYTES)
    throw new Error(`${name}.svg has ${drawn.svg.length} bytes, more than ${MOST_BYTES}`);
  writeFileSync(path.join(sheetsFolder, `${name}.svg`), drawn.svg);
  if (theme === 'siang') measures[measured] = drawn.measures;
  if (name === job.slug && job.kind !== 'pusat' && !job.isExtra)
    await share(job.kind === 'wall' ? 'kawasan' : `kawasan-${job.slug}`, drawn.svg);
  say(`${name}: ${(drawn.svg.length / 1000).toFixed(1)} kB`);
}
writeFileSync(measuresFile, `${JSON.stringify(measures)}\n`);
