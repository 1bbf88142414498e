import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bill } from './bill';
import { rupiah } from '@/lib/format/rupiah';
import { daysLater } from '@/lib/base/jakarta';
import { planCalendar } from '@/lib/plan/calendar';
import { entriesOf } from '@/lib/plan/calendar.fake';
import { NOW, trips } from '@/lib/plan/catalogue.fake';
import { planMessage } from '@/lib/plan/message';
import { readPlan, writePlan } from '@/lib/plan/plan';
import { viewOf, type PlanView } from '@/lib/plan/view';

/*
 * Whatever is in a plan and in the catalogue: page, message, print (the same markup as the page) and calendar
 * say the same, and nothing that cannot be had is added up or ordered.
 */

const RUNS = 2_000;

const isGoing = ({ standing }: PlanView['stops'][number]) => standing === 'ordered' || standing === 'onSite';

/** The sum is that of the lines, and there is none of nothing. */
function sumIsThatOfTheLines({ stops, bill, plan }: PlanView) {
  const lines = stops.filter(({ standing }) => standing === 'ordered');
  const sum = lines.reduce((all, line) => all + (line.sum ?? 0), 0);
  expect(Number.isInteger(sum)).toBe(true);
  expect(bill.unpriced).toBe(lines.filter((line) => line.sum === null).length);
  expect(bill.total ?? 0).toBe(sum);
  if (bill.total === 0) expect(lines.every((line) => line.sum === 0)).toBe(true);
  expect(bill.perPerson).toBe(
    bill.total && plan.people ? Math.round(bill.total / plan.people) || null : null,
  );
}

/** What is added up can be ordered, in this number, and is not over. */
function nothingElseIsOrdered({ stops }: PlanView) {
  for (const { standing, offer, counted, state, sum } of stops) {
    if (standing === 'refused' || standing === 'onSite') expect(sum).toBeNull();
    if (standing !== 'ordered') continue;
    expect([state, offer?.closed]).toEqual(['ok', null]);
    expect(counted.number).toBeGreaterThanOrEqual(offer!.min);
    expect(counted.number).toBeLessThanOrEqual(offer!.max);
    if (offer?.times) expect(counted.times).toBeLessThanOrEqual(offer.times.max);
    if (offer?.day) expect(offer.day >= '2026-11-25').toBe(true);
  }
}

/** Of the tours of a day one at most is added up. */
function oneTourADay({ stops }: PlanView) {
  const days = stops.flatMap(({ standing, isTour, day }) =>
    standing === 'ordered' && isTour && day > 0 ? [day] : [],
  );
  expect(new Set(days).size).toBe(days.length);
}

/** The message has the lines, days and sum of the page, and names the rest apart. */
function messageAgrees(view: PlanView) {
  const text = planMessage(view);
  const [ordered = '', left = ''] = text.split('\nTidak ikut dipesan\n');
  expect(text).not.toMatch(/Rp 0\b/);
  for (const stop of view.stops) {
    expect(ordered.includes(`${stop.title} (`)).toBe(isGoing(stop));
    expect(left.includes(`- ${stop.title}: `)).toBe(!isGoing(stop));
    if (stop.standing === 'ordered' && stop.sum) expect(ordered).toContain(`= ${rupiah(stop.sum)})`);
  }
  const days = [...text.matchAll(/^Hari (\d+)/gm)].map(([, day]) => Number(day));
  const going = view.days.filter(({ stops }) => stops.some(({ stop }) => isGoing(stop)));
  expect(days).toEqual(going.map(({ day }) => day));
  expect(text.includes('Perkiraan: ')).toBe(view.bill.total !== null);
  if (view.bill.total) expect(text).toContain(`Perkiraan: ${rupiah(view.bill.total)}`);
  expect(text.split('\n')[0]!.includes('berangkat')).toBe(view.departure !== null);
}

/** The bill on the page and on paper has them too. */
function billAgrees(view: PlanView) {
  const html = renderToStaticMarkup(<Bill view={view} />);
  const [ordered = '', left = ''] = html.split('Tidak ikut dijumlahkan');
  expect(html).not.toMatch(/Rp 0\b/);
  for (const { title, standing, sum } of view.stops) {
    expect(ordered.includes(`>${title}<`)).toBe(standing === 'ordered');
    expect(left.includes(`>${title}<`)).toBe(standing === 'choice' || standing === 'refused');
    if (standing === 'ordered' && sum) expect(ordered).toContain(rupiah(sum));
  }
  if (view.bill.total) expect(html).toContain(rupiah(view.bill.total));
}

/** The calendar has what is ordered and dated, each on its own day or that of the plan. */
function calendarAgrees(view: PlanView) {
  const dayOf = ({ offer, day }: PlanView['stops'][number]) =>
    offer?.day ?? (day > 0 && view.departure !== null ? daysLater(view.departure, day - 1) : null);
  const entries = entriesOf(planCalendar(view, NOW));
  const expected = view.stops.filter(isGoing).flatMap((stop) => {
    const day = dayOf(stop);
    return day === null ? [] : [{ title: stop.title, day }];
  });
  expect(entries.map(({ title, day }) => ({ title, day }))).toEqual(expected);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
}

test('page, message, print and calendar agree on thousands of plans', () => {
  // Unreadable prices are logged, once for each item.
  jest.spyOn(console, 'warn').mockReturnValue();
  const property = fc.property(trips, ({ plan, lists }) => {
    const text = writePlan(plan);
    expect(writePlan(readPlan(text).plan)).toBe(text);
    const view = viewOf(plan, lists, [], NOW);
    sumIsThatOfTheLines(view);
    nothingElseIsOrdered(view);
    oneTourADay(view);
    messageAgrees(view);
    billAgrees(view);
    calendarAgrees(view);
  });
  fc.assert(property, { numRuns: RUNS });
});
