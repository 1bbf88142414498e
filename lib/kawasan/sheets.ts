import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { ContentError } from '../embedded/markdown-file';
import type { Position } from '../geo/position';
import type { Area } from './areas';

/*
 * The drawn sheets, made by `npm run maps`: public/art/peta/<name>.svg, with their measures in
 * content/kawasan/lembar.json.
 */

const sheet = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  /** The frame around the drawing, in the sheet's units. */
  margin: z.number(),
  /** The height of the sky above the northern edge. */
  top: z.number(),
  bounds: z.object({ n: z.number(), s: z.number(), w: z.number(), e: z.number() }),
  /** The rectangles covered by its lettering, in thousandths of width and height: x0, y0, x1, y1. */
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
const file = z.record(z.string(), sheet);

export type Sheet = z.output<typeof sheet>;

/** The sheet for wide screens and the one for phones, with the name of their files. */
export interface Sheets {
  name: string;
  wide: Sheet;
  pocket: Sheet;
}

export const OVERVIEW_SHEET = 'bandung-raya';

const FILE = 'content/kawasan/lembar.json';
let current: Record<string, Sheet> | null = null;

/** Reads the measures. Throws ContentError with one line when the file is invalid. */
function readSheets(): Record<string, Sheet> {
  try {
    return file.parse(JSON.parse(readFileSync(path.join(CONTENT_DIRECTORY, 'kawasan/lembar.json'), 'utf8')));
  } catch (error) {
    const [why] = (error as Error).message.split('\n');
    throw new ContentError(`${FILE}: cannot be used: run "npm run maps" (${why})`);
  }
}

/** The two sheets of a name; null before `npm run maps` has drawn them. */
export function sheetsOf(name: string): Sheets | null {
  const { [name]: wide, [`${name}-saku`]: pocket } = measures();
  return wide && pocket ? { name, wide, pocket } : null;
}

/** The sheets of an area's crowded centre; null without one, and while it is not drawn. */
export function heartOf({ slug, peta }: Pick<Area, 'slug' | 'peta'>): Sheets | null {
  return peta.pusat ? sheetsOf(`${slug}-pusat`) : null;
}

function measures(): Record<string, Sheet> {
  return (current ??= readSheets());
}

/** Whether a position lies within the sheet's edges. */
export function isOnSheet({ lat, lon }: Position, { bounds }: Pick<Sheet, 'bounds'>): boolean {
  return lat < bounds.n && lat > bounds.s && lon > bounds.w && lon < bounds.e;
}

/** The sheets with the smallest ground that hold all of these places; null when none does, or without any. */
export function smallestSheet(places: readonly Position[]): Sheets | null {
  if (!places.length) return null;
  const ground = ({ pocket: { bounds } }: Sheets) => (bounds.n - bounds.s) * (bounds.e - bounds.w);
  const holding = Object.keys(measures())
    .map(sheetsOf)
    .filter((sheets) => sheets !== null)
    .filter(({ pocket }) => places.every((place) => isOnSheet(place, pocket)));
  return holding.toSorted((a, b) => ground(a) - ground(b))[0] ?? null;
}
