import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KINDS } from '../entities/kinds';
import { CONTENT_DIRECTORY, loadContent, parseEntry } from './content';
import { ContentError } from './markdown-file';

const GOOD = `---
id: 1
name: Panggung
category: Booth/Panggung
price: 2500000
quantity: 4
created_at: 2026-06-01 07:00:00
images:
  - file: panggung.webp
    alt: Panggung kayu
sumber: [harga operator]
---
Panggung kayu setinggi satu meter.
`;
const TRIP = `---
id: 1
judul: Kawah
kategori_paket: Healing
lokasi: Ciwidey
harga: 1
hari: 1
malam: 0
min_people: 1
created_at: 2026-06-01
images: [{ file: panggung.webp, alt: a }]
jadwal: [{ day: 1, title: a, aktivitas: [b] }]
tempat: ["Kawah, Putih"]
termasuk: [a]
tidak_termasuk: [b]
sumber: [c]
---
Teks.
`;
const pictures = new Set(['panggung.webp']);

function failure(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('was accepted');
}

describe('a wrong content file', () => {
  test.each<[string, string, (text: string) => string]>([
    ['an unknown key', 'front matter', (text) => text.replace('price:', 'prise: 3\nprice:')],
    ['a missing field', 'name', (text) => text.replace('name: Panggung\n', '')],
    ['an empty field', 'name', (text) => text.replace('name: Panggung', "name: ' '")],
    ['a number as text', 'price', (text) => text.replace('2500000', '"2500000"')],
    ['a price below zero', 'price', (text) => text.replace('2500000', '-1')],
    ['a fraction', 'quantity', (text) => text.replace('quantity: 4', 'quantity: 4.5')],
    ['a date in another form', 'created_at', (text) => text.replace('2026-06-01 07:00:00', '1 Juni 2026')],
    ['a date that does not exist', 'created_at', (text) => text.replace('2026-06-01 07:00:00', '2026-02-30')],
    ['no picture', 'images', (text) => text.replace(/images:[\s\S]*?sumber/, 'images: []\nsumber')],
    ['a picture without text', 'images.0.alt', (text) => text.replace('alt: Panggung kayu', 'alt: ""')],
    [
      'a picture outside the folder',
      'images.0.file',
      (text) => text.replace('file: panggung.webp', 'file: ../a.webp'),
    ],
    [
      'a picture that does not exist',
      'images',
      (text) => text.replace('file: panggung.webp', 'file: hilang.webp'),
    ],
    ['bad YAML', 'front matter', (text) => text.replace('name: Panggung', 'name: [Panggung')],
    ['a doubled key', 'front matter', (text) => text.replace('id: 1', 'id: 1\nid: 2')],
    ['front matter that is no record', 'front matter', () => '---\nteks\n---\nx'],
    ['no text', 'text', (text) => text.replace('Panggung kayu setinggi satu meter.', '')],
  ])('parseEntry rejects a content file with %s in one line that names the field', (_, field, change) => {
    const error = failure(() => parseEntry('fasilitas', 'panggung', change(GOOD), pictures));
    expect(error).toBeInstanceOf(ContentError);
    expect(error.message).toMatch(
      new RegExp(`^content/fasilitas/panggung\\.md: ${field.replaceAll('.', '\\.')}: [^\\n]+$`),
    );
  });

  test('parseEntry names the unknown key of a content file', () => {
    const error = failure(() =>
      parseEntry('fasilitas', 'panggung', GOOD.replace('price:', 'prise: 3\nprice:'), pictures),
    );
    expect(error.message).toContain('prise');
  });
  test('parseEntry rejects a content file without front matter', () => {
    expect(failure(() => parseEntry('fasilitas', 'panggung', 'teks', pictures)).message).toMatch(
      /^content\/fasilitas\/panggung\.md: must begin/,
    );
  });
  test('parseEntry rejects a comma in a list entry of a content file', () => {
    expect(failure(() => parseEntry('paket', 'kawah', TRIP, pictures)).message).toBe(
      'content/paket/kawah.md: tempat.0: must not contain a comma',
    );
  });
  test.each(['Panggung', 'panggung besar', 'panggung_besar', '-panggung', 'café', ''])(
    'parseEntry rejects the file name %j',
    (slug) => {
      expect(failure(() => parseEntry('fasilitas', slug, GOOD, pictures)).message).toContain(
        'name: must be lower-case words',
      );
    },
  );
});

describe('a content file', () => {
  test('parseEntry returns slug, front matter and text of a content file', () => {
    expect(parseEntry('fasilitas', 'panggung', GOOD, pictures)).toMatchObject({
      slug: 'panggung',
      meta: { id: 1, created_at: '2026-06-01 07:00:00' },
      body: 'Panggung kayu setinggi satu meter.',
    });
  });
  test('parseEntry accepts the line ends of Windows', () => {
    expect(parseEntry('fasilitas', 'panggung', GOOD.replaceAll('\n', '\r\n'), pictures).meta.name).toBe(
      'Panggung',
    );
  });
});

describe('the content directory', () => {
  let copy: string;
  beforeEach(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'content-'));
    await cp(CONTENT_DIRECTORY, copy, { recursive: true });
  });
  afterEach(() => rm(copy, { recursive: true, force: true }));

  test('loadContent rejects two files with the same id and names both', async () => {
    const entry = GOOD.replace('panggung.webp', 'bukit.webp');
    await writeFile(path.join(copy, 'pictures', 'bukit.webp'), '');
    await writeFile(path.join(copy, 'fasilitas', 'zz-satu.md'), entry.replace('id: 1', 'id: 9999'));
    await writeFile(path.join(copy, 'fasilitas', 'zz-tiga.md'), entry.replace('id: 1', 'id: 9999'));
    await expect(loadContent(copy)).rejects.toThrow(
      'content/fasilitas/zz-tiga.md: id: 9999 is already used by zz-satu.md',
    );
  });
  test('loadContent ignores files that are no Markdown', async () => {
    await writeFile(path.join(copy, 'fasilitas', '.DS_Store'), 'x');
    expect((await loadContent(copy)).fasilitas.length).toBeGreaterThan(0);
  });
  test('loadContent loads items of every kind from the shipped content', async () => {
    const content = await loadContent();
    expect(KINDS.filter((kind) => content[kind].length === 0)).toEqual([]);
  });
});
