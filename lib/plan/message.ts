import { absolute } from '../addresses/absolute';
import { planHref } from '../addresses/routes';
import { excerpt } from '../format/excerpt';
import { rupiah } from '../format/rupiah';
import { longDate } from '../format/tanggal';
import { countWords, lineWords, sumWords, UNKNOWN_PRICE } from '../order/line';
import { dayText } from '../order/order';
import type { PlanDay } from './days';
import { writePlan } from './plan';
import type { Stop } from './stop';
import type { PlanView } from './view';

/** The longest title in a message: one line of its own. */
const TITLE = 80;

export const COSTS = 'Biaya lain';

/** A title on one line, whatever the provider wrote into it. */
export function oneLine(text: string): string {
  return excerpt(text, TITLE);
}

/** '4 orang', '2 kamar × 3 malam' */
export function countOf({ offer, counted }: Pick<Stop, 'offer' | 'counted'>): string {
  return offer ? countWords(offer, counted) : `${counted.number} orang`;
}

/** 'Rp 324.000', 'Harga dikonfirmasi', or why nothing is added up: 'Bayar di tempat', 'Stok habis'. */
export function sumText({ standing, reason, sum }: Pick<Stop, 'standing' | 'reason' | 'sum'>): string {
  if (standing === 'refused') return reason ?? '';
  if (standing === 'choice') return 'Pilih salah satu';
  return standing === 'onSite' ? 'Bayar di tempat' : sumWords(sum);
}

/** The whole address of a plan, to be sent. */
export function planAddress(view: Pick<PlanView, 'plan'>): string {
  return absolute(planHref(writePlan(view.plan)));
}

/**
 * The one message with which a plan is ordered: what of it can be, with dates, numbers and sums; what is not
 * ordered, and why; and the address where the plan can be seen.
 */
export function planMessage(view: PlanView): string {
  const { plan, people, departure, vehicles, days, unscheduled, stops } = view;
  const when = departure === null ? 'tanggal menyusul' : `berangkat ${dayText(departure)}`;
  const list = (some: readonly Stop[]) =>
    some.filter(isGoing).map((stop, index) => `${index + 1}. ${lineOf(stop)}`);
  const section = (title: string, lines: string[]) => (lines.length ? ['', title, ...lines] : []);
  const left = stops.filter((stop) => !isGoing(stop));
  return [
    `Halo, saya ingin memesan perjalanan ini, ${when}, untuk ${people} orang. Apakah masih tersedia?`,
    ...vehicles.filter(isGoing).map((stop) => `Kendaraan: ${lineOf(stop)}`),
    ...days.flatMap((day) => section(dayTitle(day), list(day.stops.map(({ stop }) => stop)))),
    ...section('Belum dijadwalkan', list(unscheduled)),
    ...section(
      COSTS,
      view.costs.map(({ label, words, sum }) => `- ${label} (${words} = ${rupiah(sum)})`),
    ),
    ...section(
      'Tidak ikut dipesan',
      left.map((stop) => `- ${oneLine(stop.title)}: ${lowered(sumText(stop))}`),
    ),
    ...(plan.note ? ['', `Catatan: ${plan.note.replaceAll('\n', ' ')}`] : []),
    '',
    ...billText(view),
    planAddress(view),
  ].join('\n');
}

/** Is it ordered, or a meal on the way? */
export function isGoing({ standing }: Pick<Stop, 'standing'>): boolean {
  return standing === 'ordered' || standing === 'onSite';
}

/**
 * 'Kawah Putih (4 orang × Rp 350.000 = Rp 1.400.000)'; begins with the day that something has of its own, and
 * with who drives a vehicle.
 */
function lineOf(stop: Stop): string {
  const { offer, counted, sum, standing, title, driver } = stop;
  const words = offer ? lineWords(offer, counted) : countOf(stop);
  const first = offer?.day ? dayText(offer.day, offer.lastDay) : driver && lowered(driver);
  const end = standing === 'ordered' && sum ? ` = ${rupiah(sum)}` : `, ${lowered(sumText(stop))}`;
  return `${oneLine(title)} (${first ? `${first}; ` : ''}${words}${end})`;
}

function billText({ bill: { total, holds, holdsNot, unpriced, perPerson } }: PlanView): string[] {
  const open = unpriced ? `${unpriced} ${lowered(UNKNOWN_PRICE)}` : '';
  if (total === null) return open ? [`${open}.`] : [];
  const sum = [`Perkiraan: ${sumWords(total)}`, perPerson && `${rupiah(perPerson)} per orang`, open];
  return [`${sum.filter(Boolean).join(', ')}.`, `${holds}. ${holdsNot}`];
}

/** Words as they stand within a line. */
function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** 'Hari 2, Minggu, 13 Desember 2026' */
function dayTitle({ day, date }: Pick<PlanDay, 'day' | 'date'>): string {
  return date === null ? `Hari ${day}` : `Hari ${day}, ${longDate(new Date(date))}`;
}
