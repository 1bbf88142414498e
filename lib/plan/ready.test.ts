/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { loadItems } from '../data/load';
import { registry } from '../entities/registry';
import { areas } from '../kawasan/areas';
import { readyPlanNode } from '../seo/structured-data/ready-plan';
import { parseReadyPlan, planOf, readyPlans } from './ready';
import { fits } from './plan';
import { loadPlan } from './view';

const FOLDER = path.join(CONTENT_DIRECTORY, 'rencana');
const SLUGS = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

test('all files of content/rencana are ready plans, in their order', async () => {
  const plans = await readyPlans();
  expect(plans.map(({ slug }) => slug).toSorted()).toEqual(SLUGS.toSorted());
  expect(plans.map(({ slug }) => slug).slice(0, 3)).toEqual([
    'sehari-di-kota-jalan-kaki',
    'sehari-di-lembang-bersama-anak',
    'sehari-di-ciwidey',
  ]);
});

describe.each(SLUGS)('%s', (slug) => {
  const plan = parseReadyPlan(slug, readFileSync(path.join(FOLDER, `${slug}.md`), 'utf8'));

  it('has stops that the catalogue has, one after the other', async () => {
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

  it('has a picture that is there in every form', () => {
    for (const end of ['.webp', '-800.avif']) expect(existsSync(`public/art/${plan.art}${end}`)).toBe(true);
  });

  it('belongs to areas that there are', () => {
    const slugs = areas().map((area) => area.slug);
    expect(plan.areas.filter((area) => !slugs.includes(area))).toEqual([]);
  });

  it('can be kept whole, has days that are not too far, and a text worth reading', async () => {
    expect(fits(planOf(plan))).toBe(true);
    const view = await loadPlan(planOf(plan));
    expect(view.days.filter(({ isFar }) => isFar).map(({ day }) => day)).toEqual([]);
    expect(view.days).toHaveLength(plan.days.length);
    expect(plan.body.split(/\s+/).length).toBeGreaterThan(80);
  });

  it('is marked up as the trip that it is', async () => {
    const view = await loadPlan(planOf(plan));
    const node = readyPlanNode(plan, view) as unknown as {
      itinerary: { itemListElement: { name: string }[] };
    };
    expect(node).toMatchObject({ '@type': 'TouristTrip', name: plan.title });
    expect(node.itinerary.itemListElement.map(({ name }) => name)).toEqual(
      view.stops.map(({ title }) => title),
    );
    expect(JSON.stringify(node)).not.toContain('offers');
  });
});

test.each([
  ['sehari', 'tanpa apa-apa', /content\/rencana\/sehari\.md: must begin with front matter/],
  ['A b', '---\njudul: A\n---\n', /name: must be/],
  [
    'sehari',
    '---\njudul: A\nringkas: B\norang: 2\nurutan: 1\nseni: a\nkawasan: [a]\nbiaya: C\nhari: [{judul: D, perhentian: [{jam: "8", item: xx~a, catatan: E}]}]\n---\n',
    /hari\.0\.perhentian\.0\.jam/,
  ],
])('%j with %j is refused in one line', (slug, source, reason) =>
  expect(() => parseReadyPlan(slug, source)).toThrow(reason),
);
