import { kilometres } from '../geo/distance';
import type { Position } from '../geo/position';
import { projection } from './projection.mjs';
import type { Sheet } from './sheets';

/*
 * Places pins on a sheet: none covers another while there is room, lettering stays free where possible,
 * leader lines are short. Pure. Positions are in percent of the sheet, so that pins keep their size in pixels
 * at every width of the map. Every map asks by `placeOnce` (placed.ts), which keeps the answers, with one of
 * the `ROOMS`.
 */

/** The centre of a pin and the place that it marks (`ax`, `ay`), in percent of the sheet. */
export interface PlacedPin {
  x: number;
  y: number;
  ax: number;
  ay: number;
  /** A leader line connects the pin to its place. */
  isFar: boolean;
  /** The place lies beyond this edge of the sheet. */
  edge: 'n' | 'e' | 's' | 'w' | null;
}

export interface Room {
  /** The narrowest width of the sheet, in pixels, for which these positions are used. */
  px: number;
  /** The width and height of a pin, in pixels. */
  size: number;
}

/** The size of an area's number on the overview map: large enough for a finger. */
export const FLAG = 44;

/** The rooms of all maps; who gets a pin there, each map decides. */
export const ROOMS = {
  /** load-area.ts; the map is 304 px wide on a phone of 320 px. */
  area: { wide: { px: 560, size: 28 }, pocket: { px: 304, size: 25 } },
  /** load-overview.ts; at least 700 px wide on a tablet, and below that only the areas' numbers are links. */
  overview: { wide: { px: 700, size: 25 }, pocket: { px: 296, size: FLAG } },
  /** list-map.ts, on the smallest phone. */
  list: { px: 288, size: 28 },
  /** The suns of a plan's route (lib/plan/route.ts), in the side card of a phone of 320 px. */
  route: { px: 270, size: 20 },
} as const;

const GAP = 2;
/** The largest distance of a pin from its place, in pixels. */
const REACH = 120;

/** A pin during placement; all lengths in pixels. */
interface Pin {
  r: number;
  edge: PlacedPin['edge'];
  ax: number;
  ay: number;
  x: number;
  y: number;
  isSet: boolean;
}

type Point = readonly [x: number, y: number];
/** The cost of a spot on the sheet itself; infinite outside its frame. */
type Ground = (at: Point, r: number) => number;

/** A sheet that is `px` wide: the point of a position, and the frame within which pins must stay. */
function onSheet(sheet: Sheet, px: number) {
  const scale = px / sheet.width;
  const inner = projection(sheet.bounds, sheet.width - 2 * sheet.margin, sheet.top);
  const height = sheet.height * scale;
  const margin = sheet.margin * scale;
  return {
    height,
    margin,
    top: sheet.top * scale + margin,
    point: ({ lat, lon }: Position): Point => [
      (inner.x(lon) + sheet.margin) * scale,
      (inner.y(lat) + sheet.margin) * scale,
    ],
    boxes: sheet.boxes.map(
      ([a, b, c, d]) => [(a / 1000) * px, (b / 1000) * height, (c / 1000) * px, (d / 1000) * height] as const,
    ),
  };
}

/** The point of a position on a sheet, in percent of its width and height. */
export function pointOn(position: Position, sheet: Sheet): { x: number; y: number } {
  const { height, point } = onSheet(sheet, 100);
  const [x, y] = point(position);
  return { x: hundredths(x), y: hundredths((y / height) * 100) };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Places a pin for each position, in order; deterministic. Pins that fit into the narrowest room fit
 * everywhere, because wider sheets only give more.
 */
export function placePins(
  positions: readonly (Position & { size?: number })[],
  sheet: Sheet,
  room: Room,
): PlacedPin[] {
  const { px } = room;
  const { height, margin, top, point, boxes } = onSheet(sheet, px);
  const pins = positions.map((position): Pin => {
    const r = (position.size ?? room.size) / 2;
    const [x, y] = point(position);
    const within = (value: number, from: number, to: number) =>
      Math.min(to - r - 1, Math.max(from + r + 1, value));
    const edge = y > height - margin ? 's' : y < top ? 'n' : x < margin ? 'w' : x > px - margin ? 'e' : null;
    const [ax, ay] = [within(x, margin, px - margin), within(y, top, height - margin)];
    return { r, edge, ax: edge ? ax : x, ay: edge ? ay : y, x: ax, y: ay, isSet: false };
  });
  settle(pins, room, ([x, y], r) => {
    if (x < margin + r + 1 || y < top + r + 1 || x > px - margin - r - 1 || y > height - margin - r - 1)
      return Infinity;
    let sum = 0;
    for (const [a, b, c, d] of boxes) {
      const w = Math.min(x + r, c) - Math.max(x - r, a);
      const h = Math.min(y + r, d) - Math.max(y - r, b);
      if (w > 0 && h > 0) sum += 8 + (w * h) / 9;
    }
    return sum;
  });
  const percent = (part: number, of: number) => hundredths((part / of) * 100);
  return pins.map(({ x, y, ax, ay, edge, r }) => ({
    x: percent(x, px),
    y: percent(y, height),
    ax: percent(ax, px),
    ay: percent(ay, height),
    edge,
    isFar: distance(x - ax, y - ay) > r * 0.55,
  }));
}

/** Places large and crowded pins first, then lets every pin move again, until none does or three times. */
function settle(pins: readonly Pin[], { size }: Room, ground: Ground): void {
  const crowd = (me: Pin) =>
    pins.filter((other) => distance(other.ax - me.ax, other.ay - me.ay) < size * 2).length;
  const order = pins
    .map((me) => ({ me, weight: me.r * 100 + crowd(me) }))
    .toSorted((a, b) => b.weight - a.weight);
  for (let turn = 0, hasMoved = true; turn < 4 && hasMoved; turn += 1) {
    // In the first turn, pins that come later do not count yet.
    hasMoved = turn === 0;
    for (const { me } of order) {
      me.isSet = false;
      const [x, y] = seek(me, pins, ground);
      hasMoved ||= x !== me.x || y !== me.y;
      Object.assign(me, { x, y, isSet: true });
    }
  }
}

/** The cheapest spot around a pin's place, searched ring by ring; where it is when none is free. */
function seek(me: Pin, pins: readonly Pin[], ground: Ground): Point {
  const others = pins.filter((other) => other !== me);
  let best: { cost: number; at: Point } = { cost: Infinity, at: [me.x, me.y] };
  for (let far = 0; far <= REACH && far * 1.1 <= best.cost; far += far < 40 ? 3 : 6) {
    const turns = far === 0 ? 1 : Math.max(12, Math.round(far * 0.7));
    for (let turn = 0; turn < turns; turn += 1) {
      const angle = (turn / turns) * 2 * Math.PI - Math.PI / 2;
      const at: Point = [me.ax + Math.cos(angle) * far, me.ay + Math.sin(angle) * far];
      if (others.some((other) => isOn(other, at, me.r))) continue;
      // The cheap part of the cost first: it already rules out most spots.
      const way = far * 1.1 + (far > 3 ? 3 : 0) + Math.max(0, far - 40) * 0.6 + ground(at, me.r);
      const cost = way < best.cost ? way + crossings(me, at, others, best.cost - way) : Infinity;
      if (cost < best.cost) best = { cost, at };
    }
  }
  return best.at;
}

/** Would a pin at this spot overlap one that is already placed, or come too close? */
function isOn(other: Pin, [x, y]: Point, r: number): boolean {
  const free = r + other.r + GAP;
  return other.isSet && Math.abs(other.x - x) < free && Math.abs(other.y - y) < free;
}

/**
 * The cost of a pin at this spot when it covers places of other pins, and when leader lines run under pins or
 * cross each other. Counts no further than `most`.
 */
function crossings(me: Pin, at: Point, others: readonly Pin[], most: number): number {
  const [x, y] = at;
  const place: Point = [me.ax, me.ay];
  const isAway = distance(x - me.ax, y - me.ay) > 4;
  let sum = 0;
  for (const other of others) {
    if (sum >= most) return sum;
    const theirs: Point = [other.ax, other.ay];
    // Avoids covering the place of another pin.
    const isElsewhere = other.ax !== me.ax || other.ay !== me.ay;
    if (isElsewhere && Math.abs(other.ax - x) < me.r && Math.abs(other.ay - y) < me.r) sum += 4;
    if (!other.isSet) continue;
    const pin: Point = [other.x, other.y];
    if (isAway && beside(pin, place, at) < other.r * 0.8) sum += 16;
    if (distance(other.x - other.ax, other.y - other.ay) <= 4) continue;
    if (beside(at, theirs, pin) < me.r * 0.8) sum += 16;
    if (isAway && isCrossing(place, at, theirs, pin)) sum += 14;
  }
  return sum;
}

/** Math.hypot takes longer: it guards against lengths that no sheet has. */
function distance(width: number, height: number): number {
  return Math.sqrt(width * width + height * height);
}

/** The distance of a point from the line between two others. */
function beside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return distance(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
}

function isCrossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Groups items that lie within `km` of the first item of a group, in order. */
export function groupPlaces<T extends { position: Position }>(items: readonly T[], km: number): T[][] {
  const places: T[][] = [];
  for (const item of items) {
    const place = places.find(([first]) => first && kilometres(first.position, item.position) <= km);
    if (place) place.push(item);
    else places.push([item]);
  }
  return places;
}
