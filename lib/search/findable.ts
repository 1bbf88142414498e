import faq from '../../content/fixed/faq.json';
import { areaHref, FAQ_HREF, readyPlanHref, routes } from '../addresses/routes';
import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { DRIVER_WORDS } from '../format/driver';
import { monthAndYear } from '../format/tanggal';
import { knownItems } from '../items/lists';
import { areas } from '../kawasan/areas';
import { namesNear } from '../kawasan/in-areas';
import { offeredPlans } from '../plan/ready';
import { isRecord } from '../values/fields';
import { MAX_MARKUP } from '../values/lengths';
import { foundLabel, type FoundKind } from './found-kinds';
import type { SearchResult } from './results';
import type { Findable } from './word-index';

/** The fields of a record that say nothing in words, or what the summary says. */
const NO_TEXT = new Set(
  (
    'id slug judul title name kategori category jenis_thematic kategori_paket location lokasi alamat image images ' +
    'images_alt map created_at updated_at event_date tanggal_mulai url penulis harga price'
  ).split(' '),
);

/** What a fact is asked for as, where its own word says too little (lib/addresses/list-choice.ts). */
const FACT_WORDS: Record<string, string> = DRIVER_WORDS;

/** Where one eats and sleeps is looked for near something else: 'vegetarian braga', 'hotel dekat stasiun'. */
const NEAR_SOMETHING: ReadonlySet<Kind> = new Set(['restoran', 'akomodasi']);

/**
 * What is found of an item: the first `most` characters of its texts, every fact that is a word, how long it
 * lasts, the months of its days, and of where one eats and sleeps what is near.
 */
export function itemText(kind: Kind, summary: Summary, record: unknown, most: number): Findable {
  const { title, category, place, startsAt, endsAt, days, drivers = [], diets = [] } = summary;
  const facts = [...drivers, ...diets].map((fact) => FACT_WORDS[fact] ?? fact);
  const length = days ? [`${days} hari`] : [];
  const near = NEAR_SOMETHING.has(kind) ? namesNear(summary) : [];
  const months = [startsAt, endsAt].flatMap((at) => (at ? [monthAndYear(new Date(at))] : []));
  const text = `${[...facts, ...length, ...months, ...near].join(', ')} ${textOf(record, Math.min(most, MAX_MARKUP))}`;
  return { kind, title, category, place: place ?? '', text };
}

function textOf(record: unknown, most: number): string {
  if (!isRecord(record)) return '';
  const texts = Object.entries(record).flatMap(([name, value]) =>
    NO_TEXT.has(name) ? [] : wordsIn(name, value),
  );
  // Facts are short and come first: a long description must not push them out.
  const text = texts.toSorted((a, b) => a.length - b.length).join(' ');
  // A tag ends before the next one begins: else each '<' of a hostile text is looked for an end to the last.
  const plain = text.replace(/<[^<>]*>/g, ' ').slice(0, most);
  // One sign may be eighteen letters once it is spelt out (words.ts).
  return plain.normalize('NFKD').slice(0, most);
}

function wordsIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === true) return [name.replaceAll('_', ' ')];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Areas, ready plans, questions and the contact page: they come with the site, whoever provides items. */
export async function fixedTexts(): Promise<(Findable & { result: SearchResult })[]> {
  return [
    ...areas().map((area) =>
      fixed('kawasan', area.slug, areaHref(area.slug), area.nama, {
        category: 'kawasan',
        place: [...area.kata, ...(area.titik ?? []).map(({ nama }) => nama)].join(', '),
        text: [area.ringkasan, area.ke_sana, area.musim, area.bawa, area.guide].join(' '),
      }),
    ),
    ...(await offeredPlans(knownItems)).map(({ slug, title, summary, days, body }) =>
      fixed('rencana', slug, readyPlanHref(slug), title, {
        category: summary,
        place: days.map((day) => day.title).join(', '),
        text: [...days.flatMap(({ stops }) => stops.map(({ note }) => note)), body].join(' '),
      }),
    ),
    ...faq.items.map(({ title, text }, index) =>
      fixed('tanya', String(index), FAQ_HREF, title, { category: '', place: '', text }),
    ),
    fixed('kontak', 'kontak', routes.contact, 'Hubungi Kami', {
      category: '',
      place: '',
      text: 'WhatsApp, telepon, email, alamat kantor',
    }),
  ];
}

function fixed(
  kind: FoundKind,
  key: string,
  href: string,
  title: string,
  rest: Pick<Findable, 'category' | 'place' | 'text'>,
) {
  return { kind, title, ...rest, result: { kind, key, title, label: foundLabel(kind), href } };
}
