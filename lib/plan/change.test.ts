import {
  withCount,
  isEmpty,
  lastDay,
  merged,
  moved,
  nameOf,
  onDay,
  restored,
  scheduled,
  takenFrom,
  withFacts,
  withItem,
  without,
} from './change';
import { EMPTY_PLAN, MAX_COUNT, readPlan, writePlan, type Plan, type PlanItem } from './plan';

const TRIP =
  'o4!m2026-12-12!de~gedung-sate!tr2~toyota-innova!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja!h3!ti4~kereta!cSmVtcHV0';

const names = ({ items }: Plan) => items.map(nameOf);

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
    expect(both.items.map((item) => `${item.day} ${nameOf(item)}`)).toEqual([
      '0 tr~toyota-innova',
      '1 de~gedung-sate',
      '2 at~kawah-putih',
      '2 re~saung-rasa',
      '2 ak~vila-senja',
      '4 ti~kereta',
    ]);
  });

  test.each([
    ['o2!h1!at~braga', null],
    ['o2!at~braga', '2026-12-12'],
    ['o2!m2026-12-31!h1!at~braga', '2026-12-31'],
  ])('merged gives the plan %s the date of another one only where its days keep it: %s', (own, start) =>
    expect(merged(readPlan(own).plan, plan)?.start).toBe(start),
  );

  test.each([
    ['tr1~xpander!h1!at~braga', 'tr1~xpander!h1!at~braga', 1],
    ['tr1~xpander!h1!at~braga', 'h1!at~tebing', 1],
    ['tr1~xpander!h1!at~braga', 'tr~xpander!h1!at~tebing', null],
    ['tr~xpander!h1!at~braga', 'tr1~xpander!h1!at~tebing', null],
    ['tr999~xpander!h1!at~braga', 'tr1~xpander!h1!at~tebing', 999],
    ['tr1~xpander!h1!at~braga', 'tr2~xpander!h1!at~tebing', 3],
  ])('merged rents the vehicle of %s, with that of %s, for %s days', (own, other, count) =>
    expect(merged(readPlan(own).plan, readPlan(other).plan)?.items[0]).toMatchObject({
      key: 'xpander',
      count,
    }),
  );

  test('merged adds up no number but that of vehicles', () =>
    expect(writePlan(merged(readPlan('h1!ak2~vila').plan, readPlan('h1!ak1~vila!at~braga').plan)!)).toBe(
      'h1!ak2~vila!h2!at~braga',
    ));

  test.each(['h1!at~braga!ak2x3~vila!re~saung!h2!at~tebing', 'h1!at~braga!ak2x3~vila', 'ak2x3~vila'])(
    'restored puts a removed item of %s back to its place, day and numbers',
    (text) => {
      const before = readPlan(text).plan;
      expect(writePlan(restored(without(before, 'ak~vila'), before, 'ak~vila')!)).toBe(text);
    },
  );

  test('restored keeps what was changed since, and puts nothing back that is there or never was', () => {
    const before = readPlan('h1!at~braga!ak2~vila!re~saung').plan;
    const since = readPlan('o5!h1!re~saung!h2!at~braga!ti~kereta').plan;
    expect(writePlan(restored(since, before, 'ak~vila')!)).toBe(
      'o5!h1!re~saung!ak2~vila!h2!at~braga!ti~kereta',
    );
    for (const name of ['re~saung', 'at~tiada', '']) expect(restored(since, before, name)).toBe(since);
  });

  test('takenFrom names the one item that an earlier plan has more, and none where there are several', () => {
    const before = readPlan('h1!at~braga!ak2~vila!re~saung').plan;
    const taken = (text: string) => takenFrom(before, readPlan(text).plan);
    expect([taken('h1!at~braga!re~saung'), taken('h1!at~braga'), taken(writePlan(before))]).toEqual([
      'ak~vila',
      null,
      null,
    ]);
  });

  test('isEmpty is true for a plan without items, note and date', () => {
    expect(isEmpty(EMPTY_PLAN)).toBe(true);
    expect(isEmpty(plan)).toBe(false);
  });
});
