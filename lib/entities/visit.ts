import type { OpeningHours } from '../hours/week';
import { field } from '../values/fields';

/** What a visitor asks before he goes to a place. Null is unknown. */
export interface Visit {
  hours: OpeningHours | null;
  /** The month in which the hours were checked: '2026-11'. */
  checkedIn: string | null;
  /** How long a visit takes, in minutes. */
  minutes: number | null;
}

/** The fields of a visit, for the schemas of the kinds that are places one can go to. */
export const visitShape = {
  jam_buka: field.hours,
  jam_dicek: field.month,
  lama_kunjungan: field.count,
};

/** Their other names (decisions, "True numbers and answers"). */
export const visitAliases = {
  jam_buka: ['jam_operasional', 'opening_hours'],
  jam_dicek: ['hours_checked'],
  lama_kunjungan: ['visit_minutes'],
};

/** The visit of a record; null where nothing is known of it. */
export function visitOf(raw: {
  jam_buka: OpeningHours | null;
  jam_dicek: string | null;
  lama_kunjungan: number | null;
}): Visit | null {
  const { jam_buka: hours, jam_dicek: checkedIn, lama_kunjungan } = raw;
  const minutes = lama_kunjungan || null;
  return hours || minutes ? { hours, checkedIn, minutes } : null;
}
