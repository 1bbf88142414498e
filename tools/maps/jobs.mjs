// What there is to draw: the sheets, and the data that all of them share.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { SIZES } from './sheet.mjs';
import { relief } from './terrain.mjs';
import { ROOT } from '../../scripts/run.mjs';

/** The wall map's name among the sheets. */
const WALL = 'bandung-raya';
/** The themes, and how the files of each end. */
const THEMES = { siang: '', malam: '-malam' };

const areasFolder = path.join(ROOT, 'content/kawasan');
const read = (name) => JSON.parse(readFileSync(path.join(ROOT, 'tools/maps', name), 'utf8'));
const geo = read('geography.json');

/** What `sheetOf` wants: the geography, the letters and the relief. */
export const data = { geo, face: read('letters.json'), height: relief(geo) };

const edges = ({ utara, selatan, barat, timur }) => ({ n: utara, s: selatan, w: barat, e: timur });

/** The sheets to draw for an area: its own, and that of its crowded part where it has one. */
function jobsOf(file) {
  const [, front = ''] = readFileSync(path.join(areasFolder, file), 'utf8').split(/^---$/m);
  const { peta } = load(front);
  const slug = file.slice(0, -3);
  const { pusat, keluar } = peta;
  const whole = { slug, bounds: edges(peta), exits: keluar };
  if (!pusat) return [{ ...whole, kind: 'area' }];
  const inset = { slug: `${slug}-pusat`, name: pusat.nama, bounds: edges(pusat), kind: 'pusat' };
  return [{ ...whole, inset, kind: 'kota' }, inset];
}

/** The places that have sheets. */
export const JOBS = [
  { slug: WALL, kind: 'wall', ...geo.wall },
  // Sheets of no area, for routes between areas: no page has them, so they need no preview picture.
  ...geo.extra.map((sheet) => ({ ...sheet, kind: 'kota', isExtra: true })),
  ...readdirSync(areasFolder)
    .filter((file) => file.endsWith('.md'))
    .flatMap(jobsOf),
];

/** Every sheet of a place: wide and for phones, by day and by night; lembar.json has it as `measured`. */
export const sheetsOfJob = (job) =>
  Object.entries(SIZES).flatMap(([size, { suffix }]) =>
    Object.entries(THEMES).map(([theme, ending]) => ({
      job,
      size,
      theme,
      measured: `${job.slug}${suffix}`,
      name: `${job.slug}${suffix}${ending}`,
    })),
  );
