import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { daysLater, today } from '../base/jakarta';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { loadItems } from '../items/lists';
import type { Visit } from '../entities/visit';
import { registry } from '../entities/registry';
import { areas } from '../kawasan/areas';
import { readyPlanNode } from '../seo/structured-data/ready-plan';
import { nameOf } from './change';
import { parseReadyPlan, planOf, readyPlans } from './ready';
import { fits } from './plan';
import { isGoing, sumText } from './message';
import { loadPlan } from './view';

const FOLDER = path.join(CONTENT_DIRECTORY, 'rencana');
const SLUGS = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

test('readyPlans returns all files of content/rencana, in their order', async () => {
  const plans = await readyPlans();
  expect(plans.map(({ slug }) => slug).toSorted()).toEqual(SLUGS.toSorted());
  expect(plans.map(({ slug }) => slug).slice(0, 3)).toEqual([
    'sehari-di-kota-jalan-kaki',
    'sehari-di-lembang-bersama-anak',
    'sehari-di-ciwidey',
  ]);
});

describe.each(SLUGS)('the ready plan %s', (slug) => {
  const plan = parseReadyPlan(slug, readFileSync(path.join(FOLDER, `${slug}.md`), 'utf8'));

  // spec: 10, Ready plans
  test(`the stops of ${slug} are all in the catalogue, in the order of their hours`, async () => {
    const lists = new Map(
      await Promise.all(
        planOf(plan).items.map(async ({ kind }) => [kind, await loadItems(registry[kind])] as const),
      ),
    );
    for (const { stops } of plan.days) {
      for (const { item } of stops)
        expect([item.key, lists.get(item.kind)!.byKey.has(item.key)]).toEqual([item.key, true]);
      const times = stops.map(({ time }) => time);
      expect(times).toEqual(times.toSorted());
    }
  });

  test(`${slug} comes to no stop before it opens or after it has closed, on any of its days`, async () => {
    const { stops } = await loadPlan(planOf(plan));
    const times = new Map(
      plan.days.flatMap(({ stops: own }) => own).map((one) => [nameOf(one.item), one.time]),
    );
    const closed = stops.flatMap(({ name, item }) => {
      const [hour = 0, minute = 0] = (times.get(name) ?? '').split('.').map(Number);
      const at = hour * 60 + minute;
      const week = (item as { visit?: Visit | null } | null)?.visit?.hours?.week ?? [];
      const open = week.filter((spans) => spans.length);
      return open.every((spans) => spans.some(([from, until]) => from <= at && at < until)) ? [] : [name];
    });
    expect(closed).toEqual([]);
  });

  test(`${slug} holds no stop twice, for its hour and note are kept by its name`, () => {
    const names = planOf(plan).items.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
  });

  test(`the picture of ${slug} exists in every form`, () => {
    for (const end of ['.webp', '-800.avif']) expect(existsSync(`public/art/${plan.art}${end}`)).toBe(true);
  });

  test(`the areas of ${slug} all exist`, () => {
    const slugs = areas().map((area) => area.slug);
    expect(plan.areas.filter((area) => !slugs.includes(area))).toEqual([]);
  });

  test(`${slug} fits, has no far day and no refused or unpriced stop, and over 80 words`, async () => {
    expect(fits(planOf(plan))).toBe(true);
    const view = await loadPlan(planOf(plan));
    expect(view.days.filter(({ isFar }) => isFar).map(({ day }) => day)).toEqual([]);
    expect([view.days.length, view.length]).toEqual([plan.days.length, plan.days.length]);
    const warned = view.stops.filter(({ standing, tooFew }) => !isGoing({ standing }) || tooFew);
    expect(warned.map(({ name, reason }) => [name, reason])).toEqual([]);
    expect(view.bill.unpriced).toBe(0);
    expect(plan.body.split(/\s+/).length).toBeGreaterThan(80);
  });

  test(`${slug} costs what its text says within a tenth, and meals are paid on the spot`, async () => {
    const { bill, stops, people } = await loadPlan(planOf(plan));
    const [, amount = ''] = /sekitar Rp ([\d.]+)/.exec(plan.body) ?? [];
    const said = Number(amount.replaceAll('.', ''));
    expect(people).toBe(plan.people);
    expect(Math.abs((bill.total ?? 0) - said)).toBeLessThanOrEqual(said / 10);
    const texts = stops.map(sumText);
    expect(texts.filter((text) => /Rp 0\b/.test(text))).toEqual([]);
    const meals = stops.filter(
      ({ kind, item }) => kind === 'restoran' || item?.category === 'Wisata Kuliner',
    );
    for (const meal of meals) if (!meal.offer?.price) expect(sumText(meal)).toBe('Bayar di tempat');
  });

  test(`the structured data of ${slug} are a TouristTrip with all its stops and no offers`, async () => {
    const view = await loadPlan(planOf(plan));
    const node = readyPlanNode(plan, view) as unknown as {
      itinerary: { itemListElement: { name: string }[] };
    };
    expect(node).toMatchObject({ '@type': 'TouristTrip', name: plan.title });
    expect(node.itinerary.itemListElement.map(({ name }) => name)).toEqual(
      view.days.flatMap(({ stops }) => stops.map(({ stop }) => stop.title)),
    );
    expect(JSON.stringify(node)).not.toContain('offers');
  });
});

test('the text of sehari-di-kota-jalan-kaki names the lengths of its longest and its last walk', async () => {
  const plan = (await readyPlans()).find(({ slug }) => slug === 'sehari-di-kota-jalan-kaki')!;
  const { days } = await loadPlan(planOf(plan));
  const legs = days[0]!.stops.flatMap(({ leg }) => leg?.stage ?? []);
  expect(legs).toHaveLength(plan.days[0]!.stops.length - 1);
  expect(legs.filter(({ isOnFoot }) => !isOnFoot)).toEqual([]);
  expect(plan.body).toContain('dari Gedung Sate turun ke Braga: sekitar dua setengah kilometer');
  expect(Math.max(...legs.map(({ km }) => km))).toBe(2.5);
  expect(plan.body).toContain('dua kilometer ke Sudirman');
  expect(legs.at(-1)!.km).toBe(2);
});

test('loadPlan no longer adds the costs of a ready plan that lost a day, or of which one is past', async () => {
  const plan = (await readyPlans()).find(({ slug }) => slug === 'dua-hari-di-bandung')!;
  const own = planOf(plan);
  expect((await loadPlan(own)).costs).toHaveLength(2);
  const shorter = { ...own, items: own.items.filter(({ day }) => day !== 2) };
  expect((await loadPlan(shorter)).costs).toEqual([]);
  // Of a trip that has begun a part of them is spent.
  expect((await loadPlan({ ...own, start: daysLater(today(), -1) })).costs).toEqual([]);
});

test.each([
  ['sehari', 'tanpa apa-apa', /content\/rencana\/sehari\.md: must begin with front matter/],
  ['A b', '---\njudul: A\n---\n', /name: must be/],
  [
    'sehari',
    '---\njudul: A\nringkas: B\norang: 2\nurutan: 1\nseni: a\nkawasan: [a]\nbiaya: []\nhari: [{judul: D, perhentian: [{jam: "8", item: xx~a, catatan: E}]}]\n---\n',
    /hari\.0\.perhentian\.0\.jam/,
  ],
])('parseReadyPlan refuses the file %j with the source %j', (slug, source, reason) =>
  expect(() => parseReadyPlan(slug, source)).toThrow(reason),
);
