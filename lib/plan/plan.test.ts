import { PLAN_CODES } from './codes';
import { MAX_ITEMS } from './keeping';
import { MAX_PLAN } from './written';
import { EMPTY_PLAN, fits, readPlan, writePlan } from './plan';

const TRIP =
  'o4!m2026-12-12!de~gedung-sate!tr2~toyota-innova!h1!at~kawah-putih!re~saung-rasa!ak2~vila-senja!h3!ti4~kereta!cSmVtcHV0';

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
