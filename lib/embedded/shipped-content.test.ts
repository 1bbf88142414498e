/** @jest-environment node */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseItems, type Item } from '../entities/define';
import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { newestFirst } from '../listing/listing';
import { listRecords } from './api-records';
import { CONTENT_DIRECTORY, loadContent, type Content } from './content';

/* What the shipped content must be, so that the site looks full and varied without a provider. */

const FOLDER = path.join(CONTENT_DIRECTORY, 'pictures');
let content: Content;
beforeAll(async () => (content = await loadContent()));

const items = (kind: Kind): readonly Item[] =>
  newestFirst(parseItems<Item>(registry[kind], listRecords(content, kind)));
const shown = (item: Item) => item.pictures[0]?.src;
const used = () =>
  new Set(KINDS.flatMap((kind) => content[kind].flatMap(({ meta }) => meta.images.map(({ file }) => file))));

/** What a picture shows: its name without what only says the format, the hour or the number of the print. */
const sceneOf = (file: string) =>
  file.replace(/\.webp$/, '').replace(/(-(tegak|senja|malam|kabut|pagi|\d+))+$/, '');
const firstScenes = (kind: Kind) =>
  content[kind].map(({ slug, meta }) => ({ slug, scene: sceneOf(meta.images[0]?.file ?? 'tanpa-gambar') }));

/** Scenes of a place. A thing that is hired or eaten shows itself and never one of these. */
const PLACES = new Set([
  'air-panas',
  'al-jabbar',
  'bosscha',
  'braga',
  'curug',
  'fajar-cekungan',
  'gedung-sate',
  'jembatan',
  'kawah-putih',
  'kebun-teh',
  'kemah',
  'kincir',
  'situ',
  'vila',
  'villa-isola',
]);
const THINGS: readonly Kind[] = ['transportasi', 'fasilitas', 'makanan'];

/** So many that every list has at least two pages. */
const ENOUGH: Record<Kind, number> = {
  destinasi: 30,
  paket: 18,
  akomodasi: 14,
  transportasi: 14,
  event: 14,
  tiket: 14,
  fasilitas: 16,
  restoran: 18,
  makanan: 14,
  blog: 12,
  atraksi: 18,
};

describe.each(KINDS)('%s', (kind) => {
  it('has enough items', () => expect(content[kind].length).toBeGreaterThanOrEqual(ENOUGH[kind]));
  it('leaves no category without an item', () => {
    const filled = new Set(items(kind).map(({ category }) => category));
    expect(registry[kind].categories.filter((category) => !filled.has(category))).toEqual([]);
  });
  it('never shows the same picture on two cards in a row', () => {
    const list = items(kind);
    const pairs = list.filter((item, index) => index > 0 && shown(item) === shown(list[index - 1] as Item));
    expect(pairs.map(({ key }) => key)).toEqual([]);
  });
  it('shows no scene on two cards', () => {
    const shows = new Map<string, string[]>();
    for (const { slug, scene } of firstScenes(kind)) shows.set(scene, [...(shows.get(scene) ?? []), slug]);
    expect([...shows].filter(([, slugs]) => slugs.length > 1)).toEqual([]);
  });
  it('keeps to the categories of the specification', () => {
    const { categories } = registry[kind];
    const strange = categories.length
      ? items(kind).filter(({ category }) => !categories.includes(category))
      : [];
    expect(strange.map(({ key, category }) => `${key}: ${category}`)).toEqual([]);
  });
  it('has a date of its own for every item, so that the order is certain', () => {
    const dates = items(kind).map(({ createdAt }) => createdAt);
    expect(dates).not.toContain(null);
    expect(new Set(dates).size).toBe(dates.length);
  });
  it('describes every picture', () => {
    const bare = content[kind].filter(({ meta }) => meta.images.some(({ alt }) => alt.length < 10));
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });
});

describe.each(THINGS)('%s', (kind) => {
  it('shows the thing itself, not a place', () => {
    expect(firstScenes(kind).filter(({ scene }) => PLACES.has(scene))).toEqual([]);
  });
});

describe('articles', () => {
  it('have 500 to 1,200 words', () => {
    const words = (body: string) => body.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
    const odd = content.blog.filter(({ body }) => words(body) < 500 || words(body) > 1200);
    expect(odd.map(({ slug, body }) => `${slug}: ${words(body)}`)).toEqual([]);
  });
});

describe('destinations', () => {
  it('have at least three pictures each, none twice', () => {
    const poor = items('destinasi').filter(({ pictures }) => pictures.length < 3);
    expect(poor.map(({ key }) => key)).toEqual([]);
  });
});

describe('pictures', () => {
  it('take at most 25 MB together', async () => {
    const files = await readdir(FOLDER);
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(FOLDER, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * 1024 * 1024);
  });
  it('are all used', async () => {
    const names = used();
    expect((await readdir(FOLDER)).filter((file) => !names.has(file))).toEqual([]);
  });
});
