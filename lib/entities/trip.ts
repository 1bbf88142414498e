import { duration } from '../format/duration';
import { sanitizeHtml } from '../html';
import { mapEmbed } from '../map-embed';
import { field, isRecord, readCommaList, readFirst, readList, readText } from './fields';

/*
 * What destinations and packages share: the parts of a trip (spec §3). Both are priced 'Start From', last days and
 * nights, and have an overview, a schedule, places and what is (not) included.
 */

export interface ScheduleDay {
  day: number;
  title: string;
  activities: string[];
}

export interface TripDetail {
  overviewHtml: string;
  schedule: ScheduleDay[];
  places: string[];
  included: string[];
  excluded: string[];
  map: string | null;
}

/** The raw fields of a trip's detail, for use in a tolerant object. */
export const tripShape = {
  overview: field.list,
  deskripsi: field.text,
  jadwal: field.list,
  tempat: field.list,
  termasuk: field.list,
  tidaktermasuk: field.list,
  map: field.text,
};
export const tripAliases = {
  deskripsi: ['description'],
  tidaktermasuk: ['tidak_termasuk'],
  map: ['maps', 'google_maps'],
};

interface RawTrip {
  overview: unknown[];
  deskripsi: string | null;
  jadwal: unknown[];
  tempat: unknown[];
  termasuk: unknown[];
  tidaktermasuk: unknown[];
  map: string | null;
}

/** Raw trip fields → view: HTML sanitised, comma lists split, days in order. */
export function toTripDetail(raw: RawTrip): TripDetail {
  const overview = readText(readFirst(raw.overview, 'deskripsi')) ?? raw.deskripsi;
  return {
    overviewHtml: sanitizeHtml(overview),
    schedule: toSchedule(raw.jadwal),
    places: readCommaList(readFirst(raw.tempat, 'places')),
    included: readCommaList(readFirst(raw.termasuk, 'termasuk')),
    excluded: readCommaList(readFirst(raw.tidaktermasuk, 'tidak_termasuk')),
    map: mapEmbed(raw.map),
  };
}

function toSchedule(raw: unknown[]): ScheduleDay[] {
  return raw
    .filter(isRecord)
    .map((day, index) => ({
      day: Number.parseInt(/\d+/.exec(readText(day.day) ?? '')?.[0] ?? '', 10) || index + 1,
      title: readText(day.title ?? day.judul) ?? '',
      activities: readList(day.aktivitas).flatMap(
        (entry) => readText(isRecord(entry) ? (entry.aktivitas ?? entry.title) : entry) ?? [],
      ),
    }))
    .filter((day) => day.title || day.activities.length)
    .toSorted((a, b) => a.day - b.day);
}

/** '2 Hari 1 Malam' as a card fact; nothing when unknown. */
export function durationFact(days: number | null, nights: number | null) {
  const text = duration(days, nights);
  return text ? [{ icon: 'clock' as const, text }] : [];
}
