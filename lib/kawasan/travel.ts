import { kilometres, kilometreText } from '../geo/distance';
import { CENTRE, type Position } from '../geo/position';
import type { Area } from './areas';

/** A position within this distance of a place in the area's file is that place. */
const SAME_PLACE_KM = 1;

export interface Way {
  km: number;
  minutes: number;
}

/** The figures by which a way is estimated: kilometres of road for one in a straight line, and the speed. */
type Roads = Pick<Area, 'liku' | 'laju'>;

/** Minutes until one is on the road. */
const SETTING_OFF = 4;

/**
 * Road distance and driving time from Alun-Alun, or another start in the city, estimated: the straight-line
 * distance times the area's factor for winding roads, at the area's speed, by day and without traffic jams.
 * Whole kilometres (halves below ten), minutes in steps of five.
 */
export function wayTo(
  at: Position,
  area: Pick<Area, 'liku' | 'laju' | 'titik'>,
  from: Position = CENTRE,
): Way {
  return byRoad(kilometres(from, at), roadsTo(at, area));
}

/**
 * The roads to a place: those of its area, or, where its file has `km` and `menit` for the place because its
 * roads are worse, such that the way from Alun-Alun is just that.
 */
export function roadsTo(
  at: Position,
  { liku, laju, titik = [] }: Pick<Area, 'liku' | 'laju' | 'titik'>,
): Roads {
  const known = titik.find(
    ({ km, koordinat: [lat, lon] }) => km !== undefined && kilometres({ lat, lon }, at) <= SAME_PLACE_KM,
  );
  if (!known?.km || !known.menit) return { liku, laju };
  return { liku: known.km / kilometres(CENTRE, at), laju: known.km / ((known.menit - SETTING_OFF) / 60) };
}

function byRoad(straight: number, { liku, laju }: Roads): Way {
  const km = straight * liku;
  return {
    km: km < 10 ? Math.round(km * 2) / 2 : Math.round(km),
    minutes: Math.max(5, Math.round(((km / laju) * 60 + SETTING_OFF) / 5) * 5),
  };
}

/** Nearer places than this by road are walked to. */
const WALK_KM = 1.2;
const WALKING_KM_AN_HOUR = 4.5;

/** The estimated way between two places. */
export interface Stage extends Way {
  isOnFoot: boolean;
}

/**
 * The way between two places that lie `straight` kilometres apart, by the figures of `wayTo`, on foot below
 * 1.2 km, or where it is known that one walks. Of the roads to both the slower ones count. Null where no area
 * is known.
 */
export function stageOf(straight: number, roads: readonly (Roads | null)[], isWalk = false): Stage | null {
  const [slowest] = roads.filter((one) => one !== null).toSorted((a, b) => b.liku / b.laju - a.liku / a.laju);
  if (!slowest) return null;
  const walked = straight * slowest.liku;
  const { km, minutes } = byRoad(straight, slowest);
  return isWalk || walked < WALK_KM
    ? {
        km: Math.max(0.5, km),
        minutes: Math.max(5, Math.round((walked / WALKING_KM_AN_HOUR) * 12) * 5),
        isOnFoot: true,
      }
    : { km, minutes, isOnFoot: false };
}

const AT_CENTRE = 'Di Alun-Alun';

/** Is there nothing to travel, because the way is to where it begins? */
export function isHere({ km }: Way): boolean {
  return km < 0.5;
}

/** '16 km · 45 menit'; at Alun-Alun itself 'Di Alun-Alun'. */
export function wayText(way: Way): string {
  return isHere(way) ? AT_CENTRE : `${kilometreText(way.km)} · ${minuteText(way.minutes)}`;
}

/** 'Dari Alun-Alun 16 km · 45 menit'; at Alun-Alun itself 'Di Alun-Alun'. */
export function fromCentreText(way: Way): string {
  return isHere(way) ? AT_CENTRE : `Dari Alun-Alun ${wayText(way)}`;
}

/** '16 km dari Alun-Alun'; at Alun-Alun itself 'Di Alun-Alun'. */
export function distanceText(way: Way): string {
  return isHere(way) ? AT_CENTRE : `${kilometreText(way.km)} dari Alun-Alun`;
}

/** '1 jam 35 menit' */
export function minuteText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} jam`, rest && `${rest} menit`].filter(Boolean).join(' ');
}
