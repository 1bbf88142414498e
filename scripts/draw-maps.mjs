// npm run maps [-- <slug>]: draws the maps of the areas (content/kawasan/*.md), the wall map and the sheets
// between areas from scripts/maps/geography.json: every sheet wide and for phones ('-saku'), by day and by
// night ('-malam'), into public/art/peta/; their measures into content/kawasan/lembar.json; the preview
// pictures of their pages into content/share/.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse as parseYaml } from 'yaml';
import { draw } from './maps/draw.mjs';
import { SIZES } from './maps/sheet.mjs';
import { relief } from './maps/terrain.mjs';
import { ROOT, say } from './run.mjs';

/** The size budget of one sheet. */
const MOST_BYTES = 40_000;
/** The wall map's name among the sheets. */
const WALL = 'bandung-raya';

const read = (name) => JSON.parse(readFileSync(path.join(ROOT, 'scripts/maps', name), 'utf8'));
const geo = read('geography.json');
const data = { geo, face: read('letters.json'), height: relief(geo) };
const areasFolder = path.join(ROOT, 'content/kawasan');
const sheetsFolder = path.join(ROOT, 'public/art/peta');
const measuresFile = path.join(areasFolder, 'lembar.json');

const edges = ({ utara, selatan, barat, timur }) => ({ n: utara, s: selatan, w: barat, e: timur });

/** The sheets to draw for an area: its own, and that of its crowded part where it has one. */
function jobsOf(file) {
  const { peta } = parseYaml(readFileSync(path.join(areasFolder, file), 'utf8').split(/^---$/m)[1] ?? '');
  const slug = file.slice(0, -3);
  const { pusat, keluar } = peta;
  const whole = { slug, bounds: edges(peta), exits: keluar };
  if (!pusat) return [{ ...whole, kind: 'area' }];
  const inset = { slug: `${slug}-pusat`, name: pusat.nama, bounds: edges(pusat), kind: 'pusat' };
  return [{ ...whole, inset, kind: 'kota' }, inset];
}

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
const files = readdirSync(areasFolder).filter((file) => file.endsWith('.md'));
const jobs = [
  { slug: WALL, kind: 'wall', ...geo.wall },
  // Sheets of no area, for routes between areas: no page has them, so they need no preview picture.
  ...geo.extra.map((sheet) => ({ ...sheet, kind: 'kota', isExtra: true })),
  ...files.flatMap(jobsOf),
];
const measures = existsSync(measuresFile) ? JSON.parse(readFileSync(measuresFile, 'utf8')) : {};
mkdirSync(sheetsFolder, { recursive: true });
for (const job of jobs.filter(({ slug }) => !only || slug === only)) {
  for (const [size, { suffix }] of Object.entries(SIZES))
    for (const [theme, ending] of [
      ['siang', ''],
      ['malam', '-malam'],
    ]) {
      const name = `${job.slug}${suffix}`;
      const drawn = draw(job, size, theme, data);
      if (drawn.svg.length > MOST_BYTES)
        throw new Error(`${name}${ending}.svg has ${drawn.svg.length} bytes, more than ${MOST_BYTES}`);
      writeFileSync(path.join(sheetsFolder, `${name}${ending}.svg`), drawn.svg);
      if (theme === 'siang') measures[name] = drawn.measures;
      if (theme === 'siang' && !suffix && job.kind !== 'pusat' && !job.isExtra)
        await share(job.kind === 'wall' ? 'kawasan' : `kawasan-${job.slug}`, drawn.svg);
      say(`${name}${ending}: ${(drawn.svg.length / 1000).toFixed(1)} kB`);
    }
}
writeFileSync(measuresFile, `${JSON.stringify(measures)}\n`);
