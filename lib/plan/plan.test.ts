import { PLAN_CODES } from './codes';
import { MAX_ITEMS } from './keeping';
import { MAX_PLAN } from './written';
import {
  withCount,
  isEmpty,
  lastDay,
  merged,
  moved,
  nameOf,
  onDay,
  scheduled,
  withFacts,
  withItem,
  without,
} from './change';
import { EMPTY_PLAN, fits, MAX_COUNT, readPlan, writePlan, type Plan, type PlanItem } from './plan';

const TRIP =
  'o4!m2026-12-12!de~gedung-sate!tr2~toyota-innova!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja!h3!ti4~kereta!cSmVtcHV0';

const names = ({ items }: Plan) => items.map(nameOf);

describe('readPlan and writePlan', () => {
  test('readPlan reads people, date, note and the kind, key, day and count of each item', () => {
    const { plan, ignored } = readPlan(TRIP);
    expect(ignored).toBe(0);
    expect(plan).toMatchObject({ people: 4, start: '2026-12-12', note: 'Jemput' });
    expect(plan.items.map(({ kind, key, day, count }) => [kind, key, day, count])).toEqual([
      ['destinasi', 'gedung-sate', 0, null],
      ['transportasi', 'toyota-innova', 0, 2],
      ['atraksi', 'kawah-putih', 1, null],
      ['restoran', 'saung-rasa', 1, null],
      ['akomodasi', 'vila-senja', 1, 2],
      ['tiket', 'kereta', 3, 4],
    ]);
  });

  test('readPlan and writePlan keep rooms beside nights, and the ready plan from which a day is', () => {
    const text = 'o4!h2!ssehari-di-ciwidey!ak2x3~vila!fax2~panggung';
    const { plan, ignored } = readPlan(text);
    expect([ignored, writePlan(plan)]).toEqual([0, text]);
    expect(plan.sources).toEqual([{ day: 2, slug: 'sehari-di-ciwidey' }]);
    expect(plan.items).toMatchObject([
      { key: 'vila', count: 2, times: 3 },
      { key: 'panggung', count: null, times: 2 },
    ]);
  });

  test.each([
    'o1!m2026-12-01!h1!pa~pk-min4',
    'o2!m2026-12-30!at~at-1!h2!de~ds-1',
    'o4!m2026-12-01!h1!pa~roadtrip!ak2~vila!h3!ti4~kereta!cSmVtcHV0',
  ])('readPlan reads the older address %s completely, and writePlan writes it again', (text) => {
    const { plan, ignored } = readPlan(text);
    expect([ignored, writePlan(plan)]).toEqual([0, text]);
  });

  test('writePlan writes the same text that readPlan has read', () =>
    expect(writePlan(readPlan(TRIP).plan)).toBe(TRIP));

  test('writePlan uses only characters safe in addresses and cookies, and readPlan restores the note', () => {
    const text = writePlan({
      people: 2,
      start: '2026-12-12',
      note: 'Dua koper; "besar", \\ & = ?\nKamar 🌋',
      items: [{ kind: 'destinasi', key: 'curug-é~a_b.c', day: 1, count: 3 }],
    });
    expect(text).toMatch(/^[\w.!~%-]+$/);
    expect(readPlan(text).plan.note).toBe('Dua koper; "besar", \\ & = ?\nKamar 🌋');
    // An address is decoded once before it is read.
    const asked = new URLSearchParams(`r=${text}`).get('r') ?? '';
    expect(readPlan(asked)).toEqual(readPlan(text));
    expect(readPlan(text).plan.items[0]?.key).toBe('curug-é~a_b.c');
  });

  test.each([
    ['', 0],
    ['de~a', 0],
    ['blog~a', 1],
    ['xx~a', 1],
    ['de~', 1],
    ['de~../../etc', 1],
    ['de~%E0%A4%A', 1],
    ['de0~a', 1],
    ['de1000~a', 1],
    ['de~a!de~A', 1],
    ['o0!o1000!o-1', 3],
    ['m2026-13-40!m2026-02-30!m9999-01-01', 3],
    ['h99!hari', 2],
    ['c*', 1],
    ['h1!ssehari!de~a', 0],
    ['ssehari!de~a', 1],
    ['h1!ssehari!sdua!de~a', 1],
    ['h1!s../etc!sA', 2],
    ['akx0~a!ak1x1000~b!akx~c', 3],
    ['__proto__~a!constructor~b', 2],
    ['<script>alert(1)</script>!de~a', 1],
    ['BEGIN:VEVENT\r\n!de~a', 1],
  ])('readPlan of %j ignores %d parts', (text, count) => expect(readPlan(text).ignored).toBe(count));

  // spec: 10, A plan
  test('readPlan takes at most forty items and counts those beyond', () => {
    const { plan, ignored, beyond } = readPlan(
      Array.from({ length: 50 }, (_, index) => `de~a${index}`).join('!'),
    );
    expect(plan.items).toHaveLength(MAX_ITEMS);
    expect([ignored, beyond]).toEqual([0, 10]);
  });

  test('readPlan stops at its length limit and counts the rest as one ignored part', () => {
    expect(readPlan('!'.repeat(1_000_000))).toEqual({ plan: EMPTY_PLAN, ignored: 1, beyond: 0 });
  });

  test('writePlan shortens a plan that does not fit to 2,000 characters, which readPlan reads whole', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      kind: 'destinasi' as const,
      key: `${'a'.repeat(60)}${index}`,
      day: 1,
      count: 999,
    }));
    const plan = { people: 999, start: '2026-12-12', note: 'x'.repeat(300), items };
    const text = writePlan(plan);
    expect(text.length).toBeLessThanOrEqual(MAX_PLAN);
    expect(readPlan(text).ignored).toBe(0);
    expect(readPlan(text).plan.items.length).toBeGreaterThan(20);
    expect(fits(plan)).toBe(false);
  });

  test('readPlan and writePlan agree on ten thousand random texts', () => {
    const pieces = [
      ...Object.keys(PLAN_CODES),
      ...'!~%ochm0123456789-_ é\n\r\0;,"<>\\',
      'h1!',
      'de~a',
      '%41',
      '\ud800',
      'x2~',
      'h2!ssehari!',
    ];
    let seed = 17;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 10_000; round += 1) {
      const text = Array.from({ length: random(24) }, () => pieces[random(pieces.length)]).join('');
      const { plan } = readPlan(text);
      const again = readPlan(writePlan(plan));
      if (again.ignored || JSON.stringify(again.plan) !== JSON.stringify(plan))
        expect([text, again]).toEqual([text, plan]);
    }
    expect(seed).not.toBe(17);
  });
});

describe('changes to a plan', () => {
  const { plan } = readPlan(TRIP);

  test('withItem adds an item once, without a day, before the others', () => {
    const more = withItem(plan, 'event', 'lari-pagi')!;
    expect(names(more)[0]).toBe('ev~lari-pagi');
    expect(withItem(more, 'event', 'lari-pagi')).toBe(more);
  });

  test('withItem and merged are null when the plan has no room', () => {
    const full = readPlan(Array.from({ length: 40 }, (_, index) => `de~a${index}`).join('!')).plan;
    expect(withItem(full, 'destinasi', 'b')).toBeNull();
    expect(merged(full, plan)).toBeNull();
  });

  test('without removes an item', () =>
    expect(names(without(plan, 're~saung-rasa'))).not.toContain('re~saung-rasa'));

  test('moved swaps an item with its neighbour of the day, skips vehicles and stops at the ends', () => {
    const day = (one: Plan) => names({ ...one, items: one.items.filter((item) => item.day === 1) });
    expect(day(moved(plan, 're~saung-rasa', -1))).toEqual([
      're~saung-rasa',
      'at~kawah-putih',
      'ak~vila-senja',
    ]);
    expect(day(moved(plan, 're~saung-rasa', 1))).toEqual([
      'at~kawah-putih',
      'ak~vila-senja',
      're~saung-rasa',
    ]);
    expect(moved(plan, 'at~kawah-putih', -1)).toBe(plan);
    expect(moved(plan, 'ti~kereta', 1)).toBe(plan);
    expect(moved(plan, 'de~gedung-sate', 1)).toBe(plan);
    expect(moved(plan, 'de~unknown', 1)).toBe(plan);
  });

  test('onDay moves an item to the end of another day, and ignores an invalid day', () => {
    expect(names(onDay(plan, 'de~gedung-sate', 1)).slice(0, 5)).toEqual([
      'tr~toyota-innova',
      'at~kawah-putih',
      're~saung-rasa',
      'ak~vila-senja',
      'de~gedung-sate',
    ]);
    for (const day of [-1, 15, 1.5, Number.NaN, 0]) expect(onDay(plan, 'de~gedung-sate', day)).toBe(plan);
  });

  test('scheduled puts all items without a day on the first free day, but for vehicles', () => {
    expect(
      scheduled(plan)
        .items.filter(({ day }) => day === 4)
        .map(nameOf),
    ).toEqual(['de~gedung-sate']);
  });

  test('scheduled and lastDay take no notice of the day of a vehicle, which older plans have', () => {
    const old = readPlan('at~tebing!h1!at~braga!h2!tr~honda').plan;
    expect(lastDay(old)).toBe(1);
    expect(scheduled(old).items.find(({ key }) => key === 'tebing')?.day).toBe(2);
  });

  test('merged forgets the ready plan of a day that was emptied', () => {
    const emptied = readPlan('cSmVtcHV0!h1!slama').plan;
    const { plan: other } = readPlan('h1!sbaru!at~braga');
    expect(merged(emptied, other)?.sources).toEqual([{ day: 1, slug: 'baru' }]);
  });

  test('merged keeps a ready plan once, however often it is taken over', () => {
    const ready = readPlan('h1!ssehari!at~braga!at~tebing').plan;
    const own = merged(EMPTY_PLAN, ready)!;
    expect(merged(own, ready)).toEqual(own);
  });

  test('scheduled and merged begin behind the last day of a tour that takes several', () => {
    const own = readPlan('at~braga!h1!pa~tiga').plan;
    const tours = ({ kind }: PlanItem) => (kind === 'paket' ? 3 : 1);
    expect(scheduled(own, tours).items.at(-1)).toMatchObject({ key: 'braga', day: 4 });
    expect(merged(own, readPlan('h1!at~tebing').plan, tours)!.items.at(-1)).toMatchObject({
      key: 'tebing',
      day: 4,
    });
  });

  test('withCount takes null and numbers from 1 to 999, and ignores others', () => {
    const count = (value: number | null) =>
      withCount(plan, 'ti~kereta', value).items.find(({ key }) => key === 'kereta')?.count;
    expect([count(1), count(MAX_COUNT), count(null)]).toEqual([1, MAX_COUNT, null]);
    for (const value of [0, -3, 1000, 2.5, Number.NaN, Infinity]) expect(count(value)).toBe(4);
  });

  test('withFacts keeps an old fact when the new one is invalid, and cuts a long note', () => {
    expect(withFacts(plan, { people: 4, note: 'x'.repeat(301) }).note).toHaveLength(300);
    expect(withFacts(plan, { people: 0, note: '\u202eabc' })).toMatchObject({ people: 4, note: 'abc' });
    expect(withFacts(plan, { people: 6, start: null })).toMatchObject({
      people: 6,
      start: null,
      note: 'Jemput',
    });
  });

  test('merged puts the days of another plan behind its own, with each item once', () => {
    const own = readPlan('o2!h1!de~gedung-sate').plan;
    const both = merged(own, plan)!;
    expect(both.people).toBe(2);
    expect(both.start).toBe('2026-12-12');
    expect(both.items.map((item) => `${item.day} ${nameOf(item)}`)).toEqual([
      '0 tr~toyota-innova',
      '1 de~gedung-sate',
      '2 at~kawah-putih',
      '2 re~saung-rasa',
      '2 ak~vila-senja',
      '4 ti~kereta',
    ]);
  });

  test('isEmpty is true for a plan without items, note and date', () => {
    expect(isEmpty(EMPTY_PLAN)).toBe(true);
    expect(isEmpty(plan)).toBe(false);
  });
});
