import { rupiahRange } from '../format/rupiah';
import { htmlToText } from '../rich-text/html';
import { ALL, categorySlug } from '../addresses/category';
import type { ListChoice } from '../addresses/list-choice';
import { mapEmbed, mapPosition } from '../geo/map-embed';
import { listHref, routes } from '../addresses/routes';
import { truncate } from '../values/lengths';
import { weekText } from '../hours/week-text';
import { plainCard, ratingText, type CardView, type Fact } from './card';
import { isSafeKey, knownRating, type KindCopy, type KindDescription } from './define';
import { districtPosition } from '../geo/districts';
import { field, isNothing, readText, requiredText, UNREADABLE } from '../values/fields';
import type { Kind } from './kinds';
import { readPictures } from './picture';
import { amountAboveZero } from './prices';
import { keysOf, logUnread, recordSchema, timestamps } from './record';
import { visitOf, visitShape } from './visit';

/*
 * The common fields of restaurants and foods (spec §3): a text, an address and a price range. They have no
 * page of their own; a card links to a place on /kuliner, named after the title because the API gives them no
 * slug.
 */

const schema = recordSchema(
  {
    judul: requiredText,
    deskripsi: field.markup,
    rating: field.rating,
    alamat: field.text,
    kategori: field.category,
    harga_min: field.price,
    harga_max: field.price,
    vegetarian: field.list,
    halal: field.flag,
    images: field.pictures,
    map: field.map,
    ...visitShape,
  },
  {
    alamat: ['address', 'lokasi', 'location'],
    vegetarian: ['vegetarian_menu'],
    harga_min: ['price_min'],
    harga_max: ['price_max'],
    map: ['maps', 'google_maps'],
  },
);

/** All foods are on one page, so each description is limited to this many characters. */
const MAX_DESCRIPTION = 3000;

/** The differences between restaurants and foods. */
interface Own extends Pick<KindDescription<KulinerItem>, 'endpoint' | 'choices'> {
  kind: 'restoran' | 'makanan';
  copy: Pick<KindCopy, 'label' | 'noun' | 'listTitle' | 'listIntro' | 'listFailed'>;
}

/** The description of restaurants or foods. */
export function kulinerKind({ kind, copy, ...own }: Own): KindDescription<KulinerItem> {
  const parse = (raw: unknown) => toItem(kind, copy.label, raw);
  return {
    ...own,
    kind,
    listPath: routes.kuliner,
    detailPath: null,
    categories: [],
    copy: {
      ...copy,
      empty: 'Tidak ada data untuk ditampilkan',
      listWaits: true,
      detailFailed: copy.listFailed,
      detailWaits: true,
      notFound: 'Data tidak ditemukan',
    },
    schema,
    detailFields: [],
    parseItem: parse,
    parseDetail: parse,
    toCard: (item) => toCard(kind, item),
    orderMessage: null,
    describe,
  };
}

/** Raw record → item; one without a category is of the kind's own. */
function toItem(kind: Kind, label: string, input: unknown) {
  const raw = schema.parse(input);
  logUnread(kind, raw);
  const ends = [raw.harga_min, raw.harga_max];
  // One end is no price while the other is given, but unknown.
  const known = ends.includes(UNREADABLE) ? [] : ends.map(amountAboveZero).filter((end) => end !== null);
  const range = rupiahRange(known[0] ?? null, known.at(-1) ?? null);
  return {
    apiKeys: isSafeKey(raw.id) ? [raw.id] : [],
    /** In its anchor; only what has neither a slug nor a title for one has its id there. */
    key: (isSafeKey(raw.slug) ? raw.slug.toLowerCase() : categorySlug(raw.judul)) || keysOf(raw.id, null).key,
    title: raw.judul,
    category: raw.kategori ?? label,
    ...timestamps(raw),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    /** Computed on access: of ten thousand items few are shown. */
    get description() {
      return truncate(htmlToText(raw.deskripsi ?? ''), MAX_DESCRIPTION);
    },
    rating: knownRating(raw.rating),
    address: raw.alamat,
    place: raw.alamat,
    position: mapPosition(mapEmbed(raw.map)) ?? districtPosition(raw.alamat),
    visit: visitOf(raw),
    /** Dishes without meat; empty where the record says only that there are some, null without a word. */
    vegetarian: dishesOf(raw.vegetarian),
    /** As the record says; false is unknown. */
    isHalal: raw.halal,
    price: range === null ? null : { prefix: '', amount: range, suffix: '' },
    /** The lower end of the price range; null when no price is known. */
    lowest: known.length ? Math.min(...known) : null,
  };
}
type KulinerItem = ReturnType<typeof toItem>;

/** The values of `makan` that hold: without meat, halal; shared, because lists are long. */
const DIETS = [[], ['vegetarian'], ['halal'], ['vegetarian', 'halal']] as const;

/** For whom it cooks, as values of `makan`. */
export function dietsOf({ vegetarian, isHalal }: KulinerItem): readonly string[] {
  return DIETS[(vegetarian ? 1 : 0) + (isHalal ? 2 : 0)] ?? DIETS[0];
}

/** A list of dishes, or one word for 'there are some'. */
function dishesOf(given: unknown[]): string[] | null {
  const [first] = given;
  if (isNothing(first) || /^(?:0|false|tidak(?: ada)?|no|-)$/i.test(String(first).trim())) return null;
  return given.flatMap((dish) =>
    typeof dish === 'string' && !/^(?:1|true|ya)$/i.test(dish) ? (readText(dish) ?? []) : [],
  );
}

/** The fragment of the restaurants on /kuliner, below the foods. */
export const RESTAURANTS = '#restoran';

/** The place of an item on a page of /kuliner: '/kuliner?page=3#restoran-abuy'. */
export function kulinerHref(kind: Kind, key: string, page = 1, choice: ListChoice = {}): string {
  return `${listHref(routes.kuliner, ALL, page, choice)}#${kind}-${key}`;
}

function toCard(kind: Own['kind'], item: KulinerItem): CardView {
  return {
    ...plainCard(kind, kulinerHref(kind, item.key), item),
    place: item.address,
    point: item.position?.isRough ? null : item.position,
    rating: item.rating === null ? null : ratingText(item.rating),
    facts: factsOf(item),
    week: item.visit?.hours?.week ?? null,
    summary: item.description || null,
    price: item.price,
  };
}

/** When it is open and for whom it cooks, where known. */
function factsOf({ visit, vegetarian, isHalal }: KulinerItem): Fact[] {
  const facts: Fact[] = [];
  const hours = visit?.hours;
  if (hours) facts.push({ icon: 'clock', text: hours.week ? weekText(hours.week) : hours.given });
  if (vegetarian?.length) facts.push({ icon: 'bowl', text: `Tanpa daging: ${vegetarian.join(', ')}` });
  else if (vegetarian) facts.push({ icon: 'bowl', text: 'Ada menu tanpa daging' });
  if (isHalal) facts.push({ icon: 'check', text: 'Halal' });
  return facts;
}

/** 'Batagor: Kota Bandung, Rp 15.000 - Rp 44.000. Adonan ikan …', without unknown facts. */
function describe(item: KulinerItem): string {
  const facts = [item.address, item.price?.amount].filter(Boolean).join(', ');
  return [`${item.title}${facts ? `: ${facts}.` : '.'}`, item.description].filter(Boolean).join(' ');
}
