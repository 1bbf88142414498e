import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { AdminApiClient } from '../admin-api/client';
import { registry } from '../entities/registry';
import { loadItems } from '../items/lists';
import type * as Storage from './storage';
import { missing, picture, providePictures, states } from './storage.fake';
import { processWide } from '../base/process-wide.mjs';

/* The names under which a picture is requested from the provider, and what is logged about it. */

let storedPicture: typeof Storage.storedPicture;
let client: AdminApiClient;
/** Paths requested from the provider. */
let asked: string[];
let time: number;
let answer: (path: string, response: ServerResponse) => void;

/** The pictures of the one destination in the Admin API's lists. */
let listed: string[];
const lists = (path: string) =>
  Promise.resolve({ data: path.endsWith('/destinasis') ? [{ id: 1, judul: 'Kawah', images: listed }] : [] });
/** Lets the cached pictures expire. */
const forget = async () => {
  time += 61_000;
  await delay(5); // the cache looks at the clock once in a millisecond
  asked = [];
};

providePictures((path, response) => {
  asked.push(path);
  answer(path, response);
});
beforeEach(async () => {
  asked = [];
  listed = [];
  const done = () => Promise.resolve();
  const store = { read: () => Promise.resolve(null), write: done, remove: done };
  client = new AdminApiClient({ provider: lists, store, freshMs: 300_000 });
  Object.assign(processWide, { adminApiClient: client });
  time = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  jest.resetModules();
  ({ storedPicture } = await import('./storage'));
});
afterEach(() => jest.restoreAllMocks());

/** A provider with only these names and no other spelling of them. */
const holding =
  (...names: string[]) =>
  (path: string, response: ServerResponse) =>
    names.some((name) => path === `/storage/${encodeURIComponent(name)}`)
      ? picture(response)
      : missing(response);

// spec: 3, Images
test('storedPicture requests a name as it is written, once', async () => {
  const names = [
    '50%20off.jpg',
    '100%25 alam.jpg',
    'UPPER%2e.jpg',
    'Promo 100%.jpg',
    'IMG #1.jpg',
    'what?.jpg',
  ];
  answer = holding(...names);
  for (const name of names)
    expect([name, await states([storedPicture([name])])]).toEqual([name, ['picture']]);
  expect(asked).toEqual(names.map((name) => `/storage/${encodeURIComponent(name)}`));
});

// A path that the API sent encoded, and a URL that it sent unencoded.
test('storedPicture tries the other spelling of a missing name, and that one first from then on', async () => {
  const held = ['foto kawah.jpg', 'foto (1).jpg', '50%20off.jpg'];
  const addresses = held.map((name) => `/storage/${encodeURIComponent(name)}`);
  const ask = () =>
    states(['foto%20kawah.jpg', 'foto%20%281%29.jpg', '50 off.jpg'].map((name) => storedPicture([name])));
  answer = holding(...held);
  expect(await ask()).toEqual(Array(3).fill('picture'));
  expect(asked).toHaveLength(6);
  await forget();
  expect(await ask()).toEqual(Array(3).fill('picture'));
  expect(asked.toSorted()).toEqual(addresses.toSorted());
});

test('storedPicture prefers the name as written when both spellings exist', async () => {
  answer = holding('a%20b.jpg', 'a b.jpg');
  await storedPicture(['a%20b.jpg']);
  await storedPicture(['a b.jpg']);
  expect(asked).toEqual(['/storage/a%2520b.jpg', '/storage/a%20b.jpg']);
});

test('storedPicture does not try the other spelling when the provider answers 500', async () => {
  answer = (_path, response) => void response.writeHead(500).end();
  expect(await states([storedPicture(['a%20b.jpg'])])).toEqual(['StorageError']);
  expect(asked).toHaveLength(1);
});

test('missing names with a second spelling cost the provider no more requests than others', async () => {
  answer = (_path, response) => missing(response);
  for (let n = 0; n < 50; n += 1) await states([storedPicture([`acak%20${n}.png`])]);
  expect(asked).toHaveLength(50);
});

test('storedPicture requests a picture that was deleted at most twice', async () => {
  answer = holding('foto kawah.jpg');
  await storedPicture(['foto%20kawah.jpg']);
  await forget();
  answer = (_path, response) => missing(response);
  expect(await states([storedPicture(['foto%20kawah.jpg'])])).toEqual(['none']);
  expect(asked).toHaveLength(2);
});

test('a picture found under its second spelling does not count as a miss', async () => {
  answer = (path, response) => (path.includes('%2520') ? missing(response) : picture(response));
  for (let n = 0; n < 60; n += 1)
    expect(await states([storedPicture([`foto%20${n}.png`])])).toEqual(['picture']);
});

describe('the log', () => {
  let warn: jest.SpyInstance;
  const lines = () => warn.mock.calls.map(([line]) => String(line));
  beforeEach(async () => {
    Object.assign(processWide, { loggedOnce: undefined, parsedLists: undefined });
    warn = jest.spyOn(console, 'warn').mockImplementation();
    listed = ['destinasi/kawah 100%.png', 'destinasi/ada.png'];
    answer = (path, response) => (path.endsWith('/ada.png') ? picture(response) : missing(response));
    await loadItems(registry.destinasi);
  });

  // spec: 3, Missing images
  test('storedPicture logs a listed picture that is missing once', async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await storedPicture(['destinasi', 'kawah 100%.png'])).toBeNull();
    await storedPicture(['destinasi', 'ada.png']);
    expect(lines()).toEqual([
      'picture not there kind="destinasi" id="1" path="/storage/destinasi/kawah%20100%25.png"',
    ]);
  });

  test('storedPicture logs nothing and loads no list for missing names that no item has', async () => {
    const api = jest.spyOn(client, 'getList');
    for (let n = 0; n < 20; n += 1) expect(await storedPicture([`acak-${n}.png`])).toBeNull();
    expect([lines(), api.mock.calls]).toEqual([[], []]);
  });

  test('storedPicture logs a file that is no picture once', async () => {
    answer = (_path, response) => void response.setHeader('content-type', 'image/heic').end('heic');
    for (let times = 0; times < 3; times += 1)
      expect(await states([storedPicture(['destinasi', 'ada.png'])])).toEqual(['UnreadableError']);
    expect(lines()).toEqual([
      'picture unreadable kind="destinasi" id="1" path="/storage/destinasi/ada.png" reason="is image/heic, not a picture"',
    ]);
  });
});
