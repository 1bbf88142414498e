import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { ask, type Answer } from '../support/http';
import { SITE_URL, startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { loadValidator } from '../support/validators';

/*
 * Calendar files of events, tickets and plans, read by Mozilla's parser as a phone would (design README,
 * "Share and calendar").
 */

const HOSTILE = 'Malam 100% "Dago", a;b\\c 😀\r\nBEGIN:VEVENT\nATTENDEE:mailto:x@y.id';
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
const NEXT_DAY = new Date(Date.parse(IN_A_YEAR) + 86_400_000).toISOString().slice(0, 10);

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  const publish = (kind: string, slug: string, patch: Record<string, unknown>) =>
    api.change(kind, slug, { slug, ...patch });
  publish('events', 'malam', {
    title: HOSTILE,
    location: 'Aula, lantai 2',
    event_date: `${IN_A_YEAR} 19:30`,
  });
  publish('events', 'sehari', { title: 'Sehari', event_date: IN_A_YEAR });
  publish('events', 'lalu', { title: 'Lalu', event_date: '2020-01-01' });
  publish('events', 'kapan', { title: 'Kapan', event_date: null });
  publish('tickets', 'pagi-kafé', { name: 'Pagi', stock: 3, event_date: IN_A_YEAR });
  site = await startSite({ apiUrl: api.url });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

interface Entry {
  uid: string;
  summary: string;
  location: string;
  startDate: { toString: () => string; isDate: boolean };
  endDate: { toString: () => string };
  component: { getFirstPropertyValue: (name: string) => string };
}
interface Ical {
  parse: (text: string) => unknown;
  Component: new (data: unknown) => { getAllSubcomponents: () => unknown[] };
  Event: new (component: unknown) => Entry;
}

async function entriesOf({ status, headers, body }: Answer): Promise<Entry[]> {
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const { default: ical } = await loadValidator<{ default: Ical }>('ical.js');
  return new ical.Component(ical.parse(body)).getAllSubcomponents().map((one) => new ical.Event(one));
}

// spec: 10, Calendar files
test('the calendar file of an event has its time, place and page, and no fields injected by its title', async () => {
  const [entry, ...others] = await entriesOf(await ask(site, '/event/malam.ics'));
  expect(others).toEqual([]);
  expect(entry?.summary).toBe('Malam 100% "Dago", a;b\\c 😀 BEGIN:VEVENT ATTENDEE:mailto:x@y.id');
  expect(entry?.location).toBe('Aula, lantai 2');
  expect(entry?.startDate.toString()).toBe(`${IN_A_YEAR}T12:30:00Z`);
  // No end is known: it is the moment itself.
  expect(entry?.endDate.toString()).toBe(`${IN_A_YEAR}T12:30:00Z`);
  expect(entry?.component.getFirstPropertyValue('url')).toBe(`${SITE_URL}/event/malam`);
});

test('an event or ticket dated without an hour is an all-day entry in its calendar file', async () => {
  for (const path of ['/event/sehari.ics', '/tiket/pagi-kaf%C3%A9.ics']) {
    const [entry] = await entriesOf(await ask(site, path));
    expect([entry?.startDate.isDate, entry?.startDate.toString(), entry?.endDate.toString()]).toEqual([
      true,
      IN_A_YEAR,
      NEXT_DAY,
    ]);
  }
});

for (const path of [
  '/event/lalu.ics',
  '/event/kapan.ics',
  '/event/tidak-ada.ics',
  '/destination/kawah-putih.ics',
  '/api/kalender/destinasi/kawah-putih',
])
  test(`${path} answers 404 because it has no calendar`, async () =>
    expect((await ask(site, path)).status).toBe(404));

test('the calendar of a plan lists each upcoming stop once and leaves out a past event', async () => {
  const path = `/rencana/kalender.ics?r=m${IN_A_YEAR}!h1!ev~sehari!h2!ev~malam!ev~lalu`;
  const entries = await entriesOf(await ask(site, path));
  expect(entries.map(({ uid }) => uid.split('@')[0])).toEqual([
    expect.stringMatching(/^rencana-[0-9a-f]{16}-ev~sehari$/),
    expect.stringMatching(/^rencana-[0-9a-f]{16}-ev~malam$/),
  ]);
  expect(entries[0]?.startDate.toString()).toBe(IN_A_YEAR);
});

test('a calendar file answers 503 with Retry-After when the API has never answered', async () => {
  const dead = await startSite({ apiUrl: 'http://localhost:9' });
  try {
    const answer = await ask(dead, '/event/malam.ics');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await dead.dispose();
  }
});
