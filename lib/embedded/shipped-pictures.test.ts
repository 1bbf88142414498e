import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Item } from '../entities/define';
import { parseItems } from '../entities/read-items';
import { nearestFirst, type EventItem } from '../entities/event/event';
import { GALERI_KINDS, KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { galeriItems } from '../data/galeri';
import { newestFirst } from '../listing/listing';
import { listRecords } from './api-records';
import { CONTENT_DIRECTORY, loadContent, type Content } from './content';

/* Requirements for the pictures of the shipped content: neighbouring pictures must differ. */

const DAY_MS = 86_400_000;
const FOLDER = path.join(CONTENT_DIRECTORY, 'pictures');
let content: Content;
beforeAll(async () => (content = await loadContent()));

const items = (kind: Kind): readonly Item[] =>
  newestFirst(parseItems<Item>(registry[kind], listRecords(content, kind)));
const shown = (item: Item) => item.pictures[0]?.src;
const used = () =>
  new Set(KINDS.flatMap((kind) => content[kind].flatMap(({ meta }) => meta.images.map(({ file }) => file))));

/** The scene of a picture: its file name without suffixes for format, time of day or number. */
const sceneOf = (file: string) =>
  file.replace(/\.webp$/, '').replace(/(-(tegak|senja|malam|kabut|pagi|\d+))+$/, '');
const firstScenes = (kind: Kind) =>
  content[kind].map(({ slug, meta }) => ({ slug, scene: sceneOf(meta.images[0]?.file ?? 'tanpa-gambar') }));

/** Scenes of places. Pictures of things to rent or to eat show the thing itself and none of these. */
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

describe.each(KINDS)('pictures of %s', (kind) => {
  test(`two cards in a row never have the same picture in the list of ${kind}`, () => {
    const list = items(kind);
    const pairs = list.filter((item, index) => index > 0 && shown(item) === shown(list[index - 1] as Item));
    expect(pairs.map(({ key }) => key)).toEqual([]);
  });
  test(`the first pictures of two items of ${kind} never show the same scene`, () => {
    const shows = new Map<string, string[]>();
    for (const { slug, scene } of firstScenes(kind)) shows.set(scene, [...(shows.get(scene) ?? []), slug]);
    expect([...shows].filter(([, slugs]) => slugs.length > 1)).toEqual([]);
  });
  test(`the gallery of an item of ${kind} never shows a scene twice`, () => {
    const scenes = content[kind].map(({ slug, meta }) => ({
      slug,
      scenes: meta.images.map(({ file }) => sceneOf(file)),
    }));
    const repeated = scenes.filter((gallery) => new Set(gallery.scenes).size < gallery.scenes.length);
    expect(repeated.map(({ slug }) => slug)).toEqual([]);
  });
  test(`every picture of ${kind} has an alternative text of at least ten characters`, () => {
    const bare = content[kind].filter(({ meta }) => meta.images.some(({ alt }) => alt.length < 10));
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });
});

describe.each(THINGS)('things of %s', (kind) => {
  test(`the first picture of an item of ${kind} never shows a place`, () => {
    expect(firstScenes(kind).filter(({ scene }) => PLACES.has(scene))).toEqual([]);
  });
});

describe('the home page', () => {
  /** The items that each section shows next to each other; for events, the ones nearest to a day. */
  const sections = (lists: Record<Kind, readonly Item[]>, now: number) => [
    ...(['paket', 'destinasi', 'akomodasi', 'transportasi'] as const).map((kind) => lists[kind].slice(0, 3)),
    nearestFirst(lists.event as readonly EventItem[], now).slice(0, 3),
    lists.makanan.slice(0, 12),
  ];
  test('two sections in a row on the home page never show the same scene on any day', () => {
    const lists = Object.fromEntries(KINDS.map((kind) => [kind, items(kind)])) as Record<
      Kind,
      readonly Item[]
    >;
    const days = lists.event.flatMap(({ startsAt }) => (startsAt ? [startsAt, startsAt + DAY_MS] : []));
    const twice = days.flatMap((now) => {
      const scenes = sections(lists, now).map((section) =>
        section.map((item) => sceneOf(path.basename(shown(item) ?? ''))),
      );
      return scenes.slice(1).flatMap((own, index) => own.filter((scene) => scenes[index]?.includes(scene)));
    });
    expect(days.length).toBeGreaterThan(10);
    expect([...new Set(twice)]).toEqual([]);
  });
});

describe('/kuliner', () => {
  test('no restaurant has a first picture with the scene of a food', () => {
    const foods = new Set(firstScenes('makanan').map(({ scene }) => scene));
    expect(firstScenes('restoran').filter(({ scene }) => foods.has(scene))).toEqual([]);
  });
});

describe('/galeri', () => {
  test('the gallery never shows the same scene twice in a row', () => {
    const lists = Object.fromEntries(GALERI_KINDS.map((kind) => [kind, items(kind)]));
    const scenes = galeriItems(lists).map(({ summary }) =>
      sceneOf(path.basename(shown(summary as Item) ?? '')),
    );
    expect(scenes.filter((scene, index) => scene === scenes[index - 1])).toEqual([]);
  });
});

describe('the folder of pictures', () => {
  test('all shipped pictures together take at most 25 MB', async () => {
    const files = await readdir(FOLDER);
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(FOLDER, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * 1024 * 1024);
  });
  test('every shipped picture is used by an item', async () => {
    const names = used();
    expect((await readdir(FOLDER)).filter((file) => !names.has(file))).toEqual([]);
  });
});
