import { Records } from '../admin-api/records';
import { itemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { CONTACT_HEAD } from '../seo/page-heads';
import { readAsked } from './asked';
import { fixedTexts, itemText } from './findable';
import { lexicon } from './lexicon';
import { MAX_MARKUP } from '../values/lengths';
import { WordIndex } from './word-index';

/** Whether a record is found by these words. */
function finds(
  kind: 'paket' | 'transportasi' | 'restoran' | 'event' | 'tiket',
  record: object,
  query: string,
): boolean {
  const list = itemList(registry[kind], Records.of([{ id: 1, judul: 'A', ...record }]));
  const index = new WordIndex(lexicon());
  for (const [summary, raw] of list.withRecords()) index.add(itemText(kind, summary, raw, 500));
  return index.find(readAsked(query, lexicon(), index.isCommon), 'exact').length === 1;
}

test.each([
  ['paket', { hari: 2, malam: 1 }, '2 hari 1 malam', '3 hari 2 malam'],
  ['paket', { hari: 3 }, '3d2n', '2d1n'],
  ['transportasi', { pengemudi: 'termasuk' }, 'supir', 'lepas kunci'],
  ['transportasi', { driver: 'self' }, 'lepas kunci', 'sopir'],
  ['transportasi', { pengemudi: 'pilihan' }, 'tanpa supir', 'halal'],
  ['transportasi', { pengemudi: 'pilihan' }, 'dengan pengemudi', 'vegetarian'],
  ['restoran', { vegetarian: ['Karedok'] }, 'vegetarian', 'halal'],
  ['restoran', { vegetarian_menu: true }, 'tanpa daging', 'halal'],
  ['restoran', { halal: 1 }, 'halal', 'vegetarian'],
  ['restoran', { alamat: 'Jl. Patuha No. 38, Bandung' }, 'dekat braga', 'gasibu'],
  ['transportasi', { pengemudi: 'pilihan', lokasi: 'Jl. Braga' }, 'braga', 'kebon jukut'],
  ['event', { event_date: '30 November - 2 Desember 2026' }, 'desember 2026', 'oktober 2026'],
  ['tiket', { event_date: '2026-11-30' }, 'november', 'desember'],
] as const)('a search in %s finds %j by %j and not by %j', (kind, record, query, other) => {
  expect(finds(kind, record, query)).toBe(true);
  expect(finds(kind, record, other)).toBe(false);
});

test('a search for halal does not find a restaurant whose record says halal: false', () =>
  expect(finds('restoran', { halal: false }, 'halal')).toBe(false));

test('the contact page can be found by its heading', async () => {
  const found = (await fixedTexts()).map(({ result }) => result);
  expect(found).toContainEqual(expect.objectContaining({ title: CONTACT_HEAD.title, href: '/contact' }));
});

describe('a long text', () => {
  /** What is found of it beside a short one. */
  const textBeside = (deskripsi: string) => {
    const [[summary] = []] = [
      ...itemList(registry.restoran, Records.of([{ id: 1, judul: 'A' }])).withRecords(),
    ];
    return itemText('restoran', summary!, { deskripsi, suasana: 'kebun teh' }, 5_000_000).text;
  };

  test('itemText reads 400,000 unclosed tags within the time limit of a test', () => {
    // Looking for the end of each to the end of the text takes longer than a test may.
    expect(textBeside('<'.repeat(400_000))).toMatch(/kebun teh <+$/);
  });
  test('itemText cuts a text behind the short ones, by its length once each sign is spelt out', () => {
    const text = textBeside('\ufdfa'.repeat(300_000));
    expect(text).toContain('kebun teh');
    expect(text.normalize('NFKD').length).toBeLessThan(MAX_MARKUP + 1_000);
  });
});
