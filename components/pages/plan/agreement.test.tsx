import assert from 'node:assert/strict';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bill, Sum } from './bill';
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
 * say the same, and nothing that cannot be had is added up or ordered. By Node's assert, because Jest's
 * `expect` takes twice as long as all the rest.
 */

/** In these, every branch of plan, bill, message and calendar that any number reaches is taken. */
const RUNS = 150;

const isGoing = ({ standing }: PlanView['stops'][number]) => standing === 'ordered' || standing === 'onSite';

/** The sum is that of the lines, and there is none of nothing. */
function sumIsThatOfTheLines({ stops, bill, plan }: PlanView) {
  const lines = stops.filter(({ standing }) => standing === 'ordered');
  const sum = lines.reduce((all, line) => all + (line.sum ?? 0), 0);
  assert.ok(Number.isInteger(sum));
  assert.equal(bill.unpriced, lines.filter((line) => line.sum === null).length);
  assert.equal(bill.total ?? 0, sum);
  if (bill.total === 0) assert.ok(lines.every((line) => line.sum === 0));
  const each = bill.total && plan.people ? Math.round(bill.total / plan.people) || null : null;
  assert.equal(bill.perPerson, each);
}

/** What is added up can be ordered, in this number, and is not over. */
function nothingElseIsOrdered({ stops, departure }: PlanView) {
  for (const { standing, offer, counted, state, sum, day, kind } of stops) {
    if (standing === 'refused' || standing === 'onSite') assert.equal(sum, null);
    if (standing !== 'ordered') continue;
    assert.deepEqual([state, offer?.closed], ['ok', null]);
    assert.ok(offer && counted.number! >= offer.min && counted.number! <= offer.max);
    if (offer.times) assert.ok(counted.times! <= offer.times.max);
    const planned = departure && day > 0 && kind !== 'transportasi' ? daysLater(departure, day - 1) : null;
    assert.ok((offer.lastDay ?? offer.day ?? planned ?? '2026-11-25') >= '2026-11-25');
  }
}

/** Of the tours of a day one at most is added up. */
function oneTourADay({ stops }: PlanView) {
  const days = stops.flatMap(({ standing, isTour, day }) =>
    standing === 'ordered' && isTour && day > 0 ? [day] : [],
  );
  assert.equal(new Set(days).size, days.length);
}

/** The message has the lines, days and sum of the page, and names the rest apart. */
function messageAgrees(view: PlanView) {
  const text = planMessage(view);
  const [ordered = '', left = ''] = text.split('\nTidak ikut dipesan\n');
  assert.doesNotMatch(text, /Rp 0\b/);
  for (const stop of view.stops) {
    assert.equal(ordered.includes(`${stop.title} (`), isGoing(stop));
    assert.equal(left.includes(`- ${stop.title}: `), !isGoing(stop));
    if (stop.standing === 'ordered' && stop.sum) assert.ok(ordered.includes(`= ${rupiah(stop.sum)})`));
  }
  const days = [...text.matchAll(/^Hari (\d+)/gm)].map(([, day]) => Number(day));
  const going = view.days.filter(({ stops }) => stops.some(({ stop }) => isGoing(stop)));
  assert.deepEqual(
    days,
    going.map(({ day }) => day),
  );
  assert.equal(text.includes('Perkiraan: '), view.bill.total !== null);
  if (view.bill.total) assert.ok(text.includes(`Perkiraan: ${rupiah(view.bill.total)}`));
  assert.equal(text.split('\n')[0]!.includes('berangkat'), view.departure !== null);
}

/** The bill on the page and on paper has them too. */
function billAgrees(view: PlanView) {
  const html = renderToStaticMarkup(
    <>
      <Sum view={view} />
      <Bill view={view} />
    </>,
  );
  const [ordered = '', left = ''] = html.split('Tidak ikut dijumlahkan');
  assert.doesNotMatch(html, /Rp 0\b/);
  for (const { title, standing, sum } of view.stops) {
    assert.equal(ordered.includes(`>${title}<`), standing === 'ordered');
    assert.equal(left.includes(`>${title}<`), standing === 'choice' || standing === 'refused');
    if (standing === 'ordered' && sum) assert.ok(ordered.includes(rupiah(sum)));
  }
  if (view.bill.total) assert.ok(html.includes(rupiah(view.bill.total)));
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
  assert.deepEqual(
    entries.map(({ title, day }) => ({ title, day })),
    expected,
  );
  assert.equal(new Set(entries.map(({ uid }) => uid)).size, entries.length);
}

test('page, message, bill and calendar of a plan agree for any plan and catalogue', () => {
  // Unreadable prices are logged, once for each item.
  jest.spyOn(console, 'warn').mockReturnValue();
  const property = fc.property(trips, ({ plan, lists }) => {
    const text = writePlan(plan);
    assert.equal(writePlan(readPlan(text).plan), text);
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
