import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { withTimeout } from '../base/with-timeout';
import { CONTENT_DIRECTORY } from '../embedded/content';
import { parseMarkdownFile } from '../embedded/markdown-file';
import type { Item } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { listIfThere } from '../items/lists';
import { logWarningOnce } from '../log/log-once';
import { EMPTY_PLAN, readPlan, type Plan } from './plan';

/** A stop of a ready plan: its time, the `planName` of its item, and advice for the visit. */
const stop = z.strictObject({
  jam: z.string().regex(/^\d{2}\.\d{2}$/),
  item: z.string().refine((name) => itemsIn(name).length === 1, 'is no item, as de~kawah-putih'),
  catatan: z.string().min(1),
  /** One walks there from the stop before it, however far that is. */
  jalan: z.literal('kaki').optional(),
});

/** What a trip costs beside its stops: meals, petrol. */
const cost = z.strictObject({
  untuk: z.string().min(1),
  per: z.enum(['orang', 'kendaraan']),
  harga: z.int().min(1),
});

const frontMatter = z.strictObject({
  judul: z.string().min(1),
  ringkas: z.string().min(1),
  orang: z.int().min(1),
  urutan: z.int(),
  /** The picture of its card, public/art/<seni>.webp and .avif. */
  seni: z.string().regex(/^[a-z0-9-]+$/, 'must name a picture of public/art without its ending'),
  /** The areas whose pages lead to it, by their slugs (content/kawasan). */
  kawasan: z.array(z.string()).min(1),
  /** The `planName` of its vehicle, with the days for which it is rented: tr1~honda-brio-otomatis. */
  kendaraan: stop.shape.item.optional(),
  /** The costs beside stops and vehicle, for the whole trip. */
  biaya: z.array(cost),
  hari: z.array(z.strictObject({ judul: z.string().min(1), perhentian: z.array(stop).min(2) })).min(1),
});

/** A plan that is ready: content/rencana/<slug>.md. */
export type ReadyPlan = ReturnType<typeof parseReadyPlan>;
/** A cost beside what is ordered: 'Makan siang', Rp 50.000 for each person. */
export type Cost = ReadyPlan['costs'][number];

/** One file of content/rencana. Throws ContentError when it is invalid. */
export function parseReadyPlan(slug: string, source: string) {
  const { meta, body } = parseMarkdownFile(`content/rencana/${slug}.md`, source, frontMatter);
  const { judul, ringkas, orang, urutan, seni, kawasan, kendaraan, biaya, hari } = meta;
  return {
    slug,
    title: judul,
    summary: ringkas,
    art: seni,
    areas: kawasan,
    people: orang,
    vehicle: itemsIn(kendaraan ?? '')[0] ?? null,
    costs: biaya.map(({ untuk, per, harga }) => ({ label: untuk, per, price: harga })),
    order: urutan,
    days: hari.map((day, index) => ({
      title: day.judul,
      stops: day.perhentian.flatMap(({ jam, item, catatan, jalan }) =>
        itemsIn(`h${index + 1}!${item}`).map((one) => ({
          time: jam,
          item: one,
          note: catatan,
          isWalked: jalan === 'kaki',
        })),
      ),
    })),
    /** Markdown. */
    body,
  };
}

function itemsIn(text: string) {
  return readPlan(text).plan.items;
}

let reading: Promise<ReadyPlan[]> | null = null;

/** All ready plans, in their order; read once. One that is wrong is left out and logged. */
export function readyPlans(): Promise<ReadyPlan[]> {
  return (reading ??= readAll());
}

/**
 * The ready plans to lead to: none with a stop that the catalogue is known to lack, whose text and sum would
 * promise what cannot be had. The plan's page stays. A list that is late, or never came, tells nothing.
 * @param listOf the items of a kind, as far as they are there
 */
export async function offeredPlans(listOf = listInTime): Promise<ReadyPlan[]> {
  const plans = (await readyPlans()).map((plan) => ({ plan, items: planOf(plan).items }));
  const kinds = new Set(plans.flatMap(({ items }) => items.map(({ kind }) => kind)));
  const lists = new Map(
    await Promise.all([...kinds].map(async (kind) => [kind, await listOf(kind)] as const)),
  );
  return plans.flatMap(({ plan, items }) => {
    const lacking = items.filter(({ kind, key }) => lists.get(kind)?.byKey.has(key) === false);
    if (lacking.length === 0) return [plan];
    const names = lacking.map(({ kind, key }) => `${kind}/${key}`).join();
    logWarningOnce('ready plan not offered', { slug: plan.slug, lacking: names });
    return [];
  });
}

const listInTime = (kind: Kind) => withTimeout(listIfThere<Item>(registry[kind]));

async function readAll(): Promise<ReadyPlan[]> {
  const folder = path.join(/* turbopackIgnore: true */ CONTENT_DIRECTORY, 'rencana');
  const files = await readdir(folder).catch(() => []);
  const plans = await Promise.all(
    files
      .filter((file) => file.endsWith('.md'))
      .map(async (file) => {
        try {
          return [parseReadyPlan(file.slice(0, -3), await readFile(path.join(folder, file), 'utf8'))];
        } catch (error) {
          logWarningOnce('ready plan left out', { file, reason: (error as Error).message });
          return [];
        }
      }),
  );
  return plans.flat().toSorted((a, b) => a.order - b.order);
}

/** A ready plan as the plan of a visitor. */
export function planOf({ slug, people, vehicle, days }: ReadyPlan): Plan {
  return {
    ...EMPTY_PLAN,
    people,
    sources: [{ day: 1, slug }],
    items: [...(vehicle ? [vehicle] : []), ...days.flatMap(({ stops }) => stops.map(({ item }) => item))],
  };
}
