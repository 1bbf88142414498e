/*
 * The forms of value that each reader of fields.ts promises to accept, as JSON Schema (2020-12), for the
 * provider's team (docs/admin-api.md) and the doctor. The readers accept many more.
 */

/** One form of value: JSON Schema with an id, a description and examples. */
export interface ValueForm {
  id: string;
  description: string;
  examples: unknown[];
  [keyword: string]: unknown;
}

const NONE = 'null';
const STRING = { type: 'string' };
const PATH = 'event/lari-fajar.jpg';

const TIME = {
  id: 'Time',
  description:
    "a date, with or without a time, from 1900 to 2199; without a zone it is Jakarta's time; a timestamp in seconds or milliseconds",
  examples: [
    '2026-06-13 07:00:00',
    '2026-06-13T00:00:00.000000Z',
    '2026-06-13',
    '13-06-2026',
    'Sabtu, 13 Juni 2026',
    '2026/06/13',
    1_781_308_800,
  ],
  type: ['string', 'integer', NONE],
} satisfies ValueForm;

export const VALUES = {
  name: {
    id: 'Title',
    description: 'a text of at most 200 signs; without it the item is left out',
    examples: ['Kawah Putih'],
    type: ['string', 'number'],
    minLength: 1,
  },
  text: {
    id: 'Text',
    description: 'a text of one line, at most 300 signs',
    examples: ['Ciwidey, Kabupaten Bandung'],
    type: ['string', 'number', NONE],
  },
  category: {
    id: 'Category',
    description: 'the name of a category: a text, or an object with it, as Eloquent sends a relation',
    examples: ['Alam', { id: 3, name: 'Alam', slug: 'alam' }, null],
    anyOf: [
      { type: ['string', 'number', NONE] },
      { type: 'object', properties: { name: { type: ['string', NONE] } } },
    ],
  },
  markup: {
    id: 'Markup',
    description: 'a text with HTML, at most 64,000 signs; of an article Markdown or HTML',
    examples: ['<p>Kabut turun pelan di antara <strong>pinus</strong>.</p>'],
    type: ['string', NONE],
  },
  map: {
    id: 'Map',
    description:
      "an https address of Google Maps (/maps/embed, or with output=embed) or of OpenStreetMap's embed.html, or a whole <iframe> with one",
    examples: ['https://www.google.com/maps?q=-7.166,107.402&output=embed'],
    type: ['string', NONE],
  },
  price: {
    id: 'Price',
    description:
      "rupiah from 0 to 100 billion, as a number or as people write them; '' and 'gratis' are no price",
    examples: [150_000, '150000.00', 'Rp 150.000', '1.500.000', null],
    anyOf: [
      { type: 'number', minimum: 0, maximum: 1e11 },
      {
        type: 'string',
        pattern: '^\\s*(?:([Rr][Pp]|[Ii][Dd][Rr])\\.?\\s*)?\\d[\\d.,]*(?:[.,]?-{1,2})?\\s*$|^([Gg]ratis)?$',
      },
      { type: NONE },
    ],
  },
  unit: {
    id: 'Unit',
    description: 'what one price is for, a word or two of at most 24 signs',
    examples: ['orang', 'per rombongan', null],
    type: ['string', NONE],
  },
  count: {
    id: 'Count',
    description: 'a whole number from 0 to ten million, as a number or as its digits',
    examples: [4, '4', null],
    anyOf: [
      { type: 'number', minimum: 0, maximum: 1e7 },
      { type: 'string', pattern: '^\\s*\\d+(\\.\\d+)?\\s*$|^$' },
      { type: NONE },
    ],
  },
  rating: {
    id: 'Rating',
    description: 'a number above 0 and up to 5; 0 means that nobody rated, and what is missing counts as 4.5',
    examples: [4.8, '4.80', null],
    anyOf: [
      { type: 'number', minimum: 0, maximum: 5 },
      { type: 'string', pattern: '^\\s*[0-5]([.,]\\d+)?\\s*$|^$' },
      { type: NONE },
    ],
  },
  time: TIME,
  start: {
    ...TIME,
    id: 'Start',
    description: `${TIME.description}; at midnight in Jakarta, and at what is named as midnight in UTC, the hour counts as unknown; of several days the first`,
    examples: [...TIME.examples, '5-7 Desember 2026'],
  },
  hours: {
    id: 'Hours',
    description:
      "opening hours in OpenStreetMap's notation or as people write them, alone, as a list, or by day; what cannot be read without doubt is shown as it is given",
    examples: ['Mo-Fr 08:00-16:00; Sa,Su 07:00-17:00', 'Setiap hari 07.00–17.00', null],
    type: ['string', 'array', 'object', NONE],
  },
  weekdays: {
    id: 'Weekdays',
    description: "days of the week in OpenStreetMap's notation or as people write them, or a list of them",
    examples: ['Su-Th', 'Selasa sampai Kamis', ['Senin', 'Rabu'], null],
    type: ['string', 'array', NONE],
  },
  month: {
    id: 'Month',
    description: 'a month, or a date in it',
    examples: ['2026-11', '2026-11-05', null],
    type: ['string', NONE],
  },
  period: {
    id: 'Period',
    description: 'a year, a month, or a date in it',
    examples: ['2023', 2023, '2023-06', null],
    type: ['string', 'integer', NONE],
  },
  driver: {
    id: 'Driver',
    description:
      "whether a driver comes with the vehicle: 'termasuk', 'lepas kunci' or 'pilihan'; also true or false",
    examples: ['termasuk', 'lepas kunci', 'pilihan', null],
    type: ['string', 'boolean', 'integer', NONE],
  },
  list: {
    id: 'List',
    description: 'a list, JSON text of one, or one value alone',
    examples: [['satu', 'dua'], '["satu","dua"]', null],
  },
  flag: {
    id: 'Flag',
    description: 'true or 1, or nothing',
    examples: [true, 1],
    type: ['boolean', 'integer', 'string', NONE],
  },
  pictures: {
    id: 'Pictures',
    description:
      'paths below /storage/ of the same host (JPEG, PNG, WebP or GIF, at most 32 MiB): a list, JSON text of one, or one path; also whole addresses with /storage/, of which only the path counts',
    examples: [
      PATH,
      [PATH, 'event/gasibu.webp'],
      `["${PATH}"]`,
      `https://admin.example.id/storage/${PATH}`,
      null,
    ],
    anyOf: [
      { type: ['string', NONE] },
      {
        type: 'array',
        items: {
          anyOf: [
            { type: ['string', NONE] },
            {
              type: 'object',
              properties: { path: STRING, url: STRING, image: STRING, alt: { type: ['string', NONE] } },
            },
          ],
        },
      },
    ],
  },
  overview: {
    id: 'Overview',
    description: 'an object, or a list whose first is one, with the HTML under deskripsi; or the HTML itself',
    examples: [{ deskripsi: '<p>Warna danau berubah menurut cahaya.</p>' }],
    anyOf: [
      { type: 'object', properties: { deskripsi: { type: ['string', NONE] } } },
      { type: 'array' },
      { type: ['string', NONE] },
    ],
  },
  schedule: {
    id: 'Schedule',
    description: 'a list of days, each with its number, a title and activities',
    examples: [
      [{ id: 1, day: 'Hari 1', title: 'Kawah', aktivitas: [{ id: 1, aktivitas: 'Berangkat pukul 06.00' }] }],
    ],
    anyOf: [
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: ['integer', 'string', NONE] },
            day: { type: ['integer', 'string', NONE] },
            title: { type: ['string', NONE] },
            aktivitas: {
              type: ['array', 'string', NONE],
              items: {
                anyOf: [STRING, { type: 'object', properties: { aktivitas: { type: ['string', NONE] } } }],
              },
            },
          },
        },
      },
      { type: ['string', NONE] },
    ],
  },
  places: commaList('Places', 'places', 'Kawah Putih, Situ Patenggang'),
  included: commaList('Included', 'termasuk', 'Mobil, BBM, Tiket masuk'),
  excluded: commaList('Excluded', 'tidak_termasuk', 'Makan malam, Tip'),
} as const satisfies Record<string, ValueForm>;

/** Spec §3: 'list; first item has places, comma-separated'. */
function commaList(id: string, name: string, example: string) {
  return {
    id,
    description: `a list whose first entry has, under ${name}, texts parted by commas; also such a text alone, or a list of texts`,
    examples: [[{ [name]: example }], example, null],
    anyOf: [
      {
        type: 'array',
        items: {
          anyOf: [
            { type: 'string' },
            { type: 'object', properties: { [name]: { type: ['string', 'array', NONE] } } },
          ],
        },
      },
      { type: 'object', required: [name] },
      { type: ['string', NONE] },
    ],
  };
}
