import type { z } from 'zod';
import type { OpeningHours } from '../hours/week';
import { dayAt } from '../base/jakarta';
import { field } from '../values/fields';

/** What a visitor asks before he goes to a place. Null is unknown. */
export interface Visit {
  hours: OpeningHours | null;
  /** The month in which the hours were checked: '2026-11'. */
  checkedIn: string | null;
  /** How long a visit takes, in minutes. */
  minutes: number | null;
  /** The year or month from which the price is known: '2023', '2023-06'. */
  pricedIn: string | null;
}

/** The fields of a visit, for the schemas of the kinds that are places one can go to. */
export const visitShape = {
  jam_buka: field.hours,
  jam_dicek: field.month,
  lama_kunjungan: field.count,
  harga_per: field.period,
};

/** The visit of a record; null where nothing is known of it. */
export function visitOf(raw: z.output<z.ZodObject<typeof visitShape>>): Visit | null {
  const { jam_buka: hours, jam_dicek: checkedIn, lama_kunjungan, harga_per: pricedIn } = raw;
  const minutes = lama_kunjungan || null;
  return hours || minutes || pricedIn ? { hours, checkedIn, minutes, pricedIn } : null;
}

/** 'harga 2023' beside a price that is known from another year than this one; null beside all others. */
export function priceAge(visit: Pick<Visit, 'pricedIn'> | null | undefined, now = Date.now()): string | null {
  const year = visit?.pricedIn?.slice(0, 4);
  return year && year !== dayAt(now).slice(0, 4) ? `harga ${year}` : null;
}
