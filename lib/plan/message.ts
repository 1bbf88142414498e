import { absolute } from '../addresses/absolute';
import { planHref } from '../addresses/routes';
import { excerpt } from '../format/excerpt';
import { rupiah } from '../format/rupiah';
import { longDate } from '../format/tanggal';
import { writePlan } from './plan';
import type { PlanDay, PlanView, Stop } from './view';

/** The longest title in a message: one line of its own. */
const TITLE = 80;
/** The most stops that Google Maps takes in one address. */
const STOPS_A_ROUTE = 10;

/** A title on one line, whatever the provider wrote into it. */
export function oneLine(text: string): string {
  return excerpt(text, TITLE);
}

/** '4 orang' */
export function countOf({ count, unit }: Pick<Stop, 'count' | 'unit'>): string {
  return `${count} ${unit}`;
}

/** 'Rp 324.000', 'Gratis', 'harga dikonfirmasi' */
export function sumText({ each, count }: Pick<Stop, 'each' | 'count'>): string {
  if (each === null) return 'harga dikonfirmasi';
  return each === 0 ? 'Gratis' : rupiah(each * count);
}

/** The whole address of a plan, to be sent. */
export function planAddress(view: Pick<PlanView, 'plan'>): string {
  return absolute(planHref(writePlan(view.plan)));
}

/**
 * The one message with which a whole plan is ordered: its items with dates, numbers and sums, and the address
 * where it can be seen.
 */
export function planMessage(view: PlanView): string {
  const { plan, people, vehicles, days, unscheduled, total, unpriced } = view;
  const start = days[0]?.date ?? null;
  const lines = [
    'Halo, saya ingin memesan perjalanan ini. Apakah masih tersedia?',
    [start !== null && `Mulai: ${longDate(new Date(start))}.`, `Rombongan: ${people} orang.`]
      .filter(Boolean)
      .join(' '),
    ...vehicles.filter(isThere).map((stop) => `Kendaraan: ${lineOf(stop)}`),
    ...days.flatMap((day) => ['', dayTitle(day), ...listOf(day.stops.map(({ stop }) => stop))]),
    ...(unscheduled.some(isThere) ? ['', 'Belum dijadwalkan', ...listOf(unscheduled)] : []),
    ...(plan.note ? ['', `Catatan: ${plan.note.replaceAll('\n', ' ')}`] : []),
    '',
    `Perkiraan: ${rupiah(total)}${unpriced ? `, ${unpriced} harga dikonfirmasi` : ''}.`,
    planAddress(view),
  ];
  return lines.join('\n');
}

const isThere = ({ state }: Stop) => state === 'ok';

function listOf(stops: readonly Stop[]): string[] {
  return stops.filter(isThere).map((stop, index) => `${index + 1}. ${lineOf(stop)}`);
}

function lineOf(stop: Stop): string {
  return `${oneLine(stop.title)} (${countOf(stop)}, ${sumText(stop)})`;
}

/** 'Hari 2, Minggu, 13 Desember 2026' */
export function dayTitle({ day, date }: Pick<PlanDay, 'day' | 'date'>): string {
  return date === null ? `Hari ${day}` : `Hari ${day}, ${longDate(new Date(date))}`;
}

/**
 * The way of a day in Google Maps, at most ten stops in each address; the next one begins where the one
 * before ends. A stop that is only roughly known is searched for by its name. None for less than two stops.
 */
export function routesOf(stops: readonly Stop[]): string[] {
  const points = stops.filter(isThere).map(pointOf);
  const links: string[] = [];
  for (let at = 0; at < points.length - 1; at += STOPS_A_ROUTE - 1) {
    const part = points.slice(at, at + STOPS_A_ROUTE);
    links.push(`https://www.google.com/maps/dir/${part.join('/')}`);
  }
  return links;
}

/** A route in Google Maps and the words of its link: 'Rute hari 2', with a part where a day has several. */
export interface DayRoute {
  href: string;
  text: string;
}

/** The routes of all days of a plan, in order. */
export function dayRoutes({ days }: Pick<PlanView, 'days'>): DayRoute[] {
  return days.flatMap(({ day, stops }) =>
    routesOf(stops.map(({ stop }) => stop)).map((href, index, { length }) => ({
      href,
      text: `Rute hari ${day}${length > 1 ? `, bagian ${index + 1}` : ''}`,
    })),
  );
}

function pointOf({ position, title, card }: Stop): string {
  if (position && !position.isRough) return `${position.lat},${position.lon}`;
  return encodeURIComponent([oneLine(title), card?.place && oneLine(card.place)].filter(Boolean).join(', '));
}
