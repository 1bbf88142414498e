import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseItems } from '../entities/read-items';
import { KINDS, type Kind } from '../entities/kinds';
import { priceText } from '../entities/prices';
import { registry } from '../entities/registry';
import { AdminApiClient } from './client';
import type { GoodCopy } from './last-good';
import captured from './laravel.fixture.json';
import { getJson } from './transport';
import { processWide } from '../base/process-wide.mjs';

/*
 * Responses of a real Laravel (tools/laravel/README.md), read as the site reads them: over HTTP, two items a
 * page.
 */

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}
const answers = captured.answers as Record<string, Answer>;
const troubles = captured.troubles as Record<string, Answer>;
const textOf = ({ body }: Answer) => (typeof body === 'string' ? body : JSON.stringify(body));

/**
 * For each kind, how many requests its three items take, and what a visitor reads of them, in the API's
 * order.
 */
const LISTS: Record<Kind, [requests: number, items: string[]]> = {
  destinasi: [
    2,
    [
      'Braga dan Museum Konferensi Asia Afrika: mulai Rp 195.000',
      'Arung Jeram Sungai Palayangan: mulai Rp 425.000',
      'Berendam Pagi di Cimanggu: mulai Rp 335.000',
    ],
  ],
  paket: [
    2,
    [
      'Bandung Privat, Seni dan Lereng Dago: mulai Rp 4.850.000',
      'Empat Masjid Tiga Arsitek: mulai Rp 295.000',
      'Canting, Golek, dan Kanvas Jelekong: mulai Rp 365.000',
    ],
  ],
  akomodasi: [
    2,
    [
      'Grand Jelajahi Dago: Rp 1.850.000/malam',
      'Hostel Jelajahi Gegerkalong: Rp 110.000/malam',
      'Hostel Jelajahi Braga: Rp 125.000/malam',
    ],
  ],
  transportasi: [
    1,
    [
      'Big Bus 59 Kursi: mulai Rp 4.500.000/hari',
      'Honda Brio Otomatis: mulai Rp 400.000/hari',
      'Big Bus 47 Kursi dengan Toilet: mulai Rp 5.200.000/hari',
    ],
  ],
  event: [
    2,
    [
      'Family Gathering di Hutan Pinus: mulai Rp 285.000',
      'Gathering Keluarga Tepi Situ Cileunca: mulai Rp 345.000',
      'Hari Uji Rasa Pernikahan Kebun: mulai Rp 125.000',
    ],
  ],
  tiket: [
    2,
    [
      'Cargo Udara Bandung–Bali: Rp 165.000 per tiket',
      'Cargo Oleh-oleh Bandung–Jabodetabek: Rp 95.000 per tiket',
      'Bus Malam Bandung–Yogyakarta: Rp 240.000 per tiket',
    ],
  ],
  fasilitas: [
    1,
    [
      'Bingkisan Priangan: Rp 98.000 per unit',
      'Dokumentasi Foto dan Video Sehari: Rp 4.250.000 per unit',
      'Dokumentasi Udara dengan Drone: Rp 2.750.000 per unit',
    ],
  ],
  restoran: [
    2,
    [
      "Cafe D'Pakar: Rp 27.000 - Rp 47.000",
      'Batagor Abuy: Rp 40.000 - Rp 44.000',
      'Belah Doeren Progo: Rp 25.000 - Rp 135.000',
    ],
  ],
  makanan: [
    2,
    ['Cireng: Rp 1.500 - Rp 15.000', 'Batagor: Rp 15.000 - Rp 44.000', 'Bajigur dan Bandrek: Rp 5.000'],
  ],
  blog: [
    2,
    [
      'Belanja menurut bahan: kain, rajut, kulit, dan kaus di empat sentra: ',
      'Bandung bersama anak: dua tujuan sehari, satu tidur siang: ',
      'Tiga hari tanpa mobil: bus, angkot, kereta lokal, dan kaki: ',
    ],
  ],
  atraksi: [
    2,
    [
      'Jalan Braga di Malam Hari: Gratis',
      'Curug Cimahi: Rp 15.000 per orang',
      'Bukit Gantole Cililin: Gratis',
    ],
  ],
};

let server: Server;
let asked: string[];
let trouble: Answer | null;
let warn: jest.SpyInstance;
let client: AdminApiClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = trouble ?? answers[path];
    if (!answer) throw new Error(`never captured: ${path}`);
    response.writeHead(answer.status, answer.headers).end(textOf(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(processWide, { loggedOnce: undefined });
  asked = [];
  trouble = null;
  const { port } = server.address() as AddressInfo;
  const stored = new Map<string, GoodCopy>();
  client = new AdminApiClient({
    provider: (path, room) => getJson(new URL(`http://127.0.0.1:${port}${path}`), 10_000, room),
    store: {
      read: async (key) => stored.get(key) ?? null,
      write: async (key, copy) => void stored.set(key, copy),
      remove: async (key) => void stored.delete(key),
    },
    freshMs: 0,
  });
});
afterEach(() => warn.mockRestore());

describe.each(KINDS)('%s of a real Laravel', (kind) => {
  const { endpoint, detailPath, toCard, parseItem, parseDetail } = registry[kind];
  const lineOf = (raw: unknown) => {
    const { title, price } = toCard(parseItem(raw));
    return `${title}: ${priceText(price)}`;
  };

  test(`the ${kind} list of a real Laravel is read completely in the API's order without a warning`, async () => {
    const [requests, items] = LISTS[kind];
    const records = [...(await client.getList(endpoint))];
    expect(records.map(lineOf)).toEqual(items);
    expect(asked).toHaveLength(requests);
    expect(parseItems(registry[kind], records)).toHaveLength(3);
    expect(warn).not.toHaveBeenCalled();
  });
  test(`each ${kind} item of a real Laravel has a picture, a date, and (but for food) a category`, async () => {
    for (const raw of await client.getList(endpoint)) {
      const { category, createdAt, pictures } = parseItem(raw);
      expect(pictures[0]?.src).toMatch(/^\/storage\/[a-z]+\/[\w%]+\.(?:jpg|webp)$/);
      expect(new Date(createdAt).getUTCFullYear()).toBe(2026);
      if (kind !== 'makanan') expect(category).toEqual(expect.any(String));
    }
  });
  if (detailPath === null) return;
  test(`a ${kind} detail of a real Laravel is parsed, and an unknown slug is null`, async () => {
    const known = Object.keys(answers).find(
      (path) => path.startsWith(`${endpoint}/`) && !path.endsWith('/tidak-ada'),
    );
    const raw = await client.getItem(known ?? '');
    expect(LISTS[kind][1]).toContain(lineOf(raw));
    expect(() => parseDetail(raw)).not.toThrow();
    expect(await client.getItem(`${endpoint}/tidak-ada`)).toBeNull();
  });
});

test('createdAt is the same moment in whatever time format Laravel writes it', async () => {
  const createdAt = async (kind: Kind, slug: string) => {
    const items = [...(await client.getList(registry[kind].endpoint))].map(registry[kind].parseItem);
    return new Date(items.find(({ key }) => key === slug)?.createdAt).toISOString();
  };
  // Written in the office as 2026-11-03 14:20:00, 2026-09-22 11:10:00 and 2026-05-28 16:00:00 (WIB).
  expect(await createdAt('transportasi', 'big-bus-59-kursi')).toBe('2026-11-03T07:20:00.000Z');
  expect(await createdAt('akomodasi', 'grand-jelajahi-dago')).toBe('2026-09-22T04:10:00.000Z');
  expect(await createdAt('blog', 'bandung-bersama-anak')).toBe('2026-05-28T09:00:00.000Z');
});

test('a destination of a real Laravel is parsed with its schedule, inclusions, exclusions and map', async () => {
  const known = Object.keys(answers).find((path) => /destinasis\/(?!tidak-ada)/.test(path));
  const detail = registry.destinasi.parseDetail(await client.getItem(known ?? ''));
  expect(detail.schedule[0].activities.length).toBeGreaterThan(1);
  expect(detail.excluded.length).toBeGreaterThan(1);
  expect(detail.included.length).toBeGreaterThan(1);
  expect(detail.overviewHtml).toContain('<strong>');
  expect(detail.map).toMatch(/^https:\/\/www\.google\.com\/maps/);
});

test('a search of a real Laravel returns results with type and id', async () => {
  const found = await client.query('/api/admin/searches/search?query=bandung');
  expect(found).toContainEqual(expect.objectContaining({ type: 'blog', id: expect.any(Number) }));
});

describe('trouble of a real Laravel', () => {
  const LIST = '/api/admin/attractions';
  const told = new Map([
    ['artisan down', 'status 503'],
    ['artisan down --render=errors::503 --retry=60', 'later 503'],
    ['notice', 'not-json null'],
    ['white', 'not-json null'],
    ['login', 'status 302'],
    ['validation', 'status 422'],
    ['memory', 'status 500'],
    ['null', 'no-data null'],
    ['exception', 'status 500'],
    ['exception, APP_DEBUG=true', 'status 500'],
    ['page, APP_DEBUG=true', 'status 500'],
    ['throttle, third', 'later 429'],
  ]);

  test.each([...told])('a list rejects with a code when Laravel answers: %s', async (name, expected) => {
    trouble = troubles[name] ?? null;
    const failure = await client.getList(LIST).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AdminApiError' });
    const { code, status, message } = failure as { code: string; status: number | null; message: string };
    expect(`${code} ${status}`).toBe(expected);
    expect(message).not.toContain('rahasia');
    expect(await client.getItem(`${LIST}/x`).catch(({ name }) => name)).toBe(
      name === 'null' ? null : 'AdminApiError',
    );
  });
  test('a list keeps its last good copy whatever trouble a real Laravel answers with', async () => {
    const before = [...(await client.getList(LIST))];
    for (const name of told.keys()) {
      trouble = troubles[name] ?? null;
      expect([...(await client.getList(LIST))]).toEqual(before);
    }
  });
  test('a search succeeds while its answer says that no requests remain', async () => {
    trouble = troubles['throttle, second'] ?? null;
    expect(trouble?.headers['x-ratelimit-remaining']).toBe('0');
    expect(await client.query('/api/admin/searches/search?query=tidak-ada')).toEqual([]);
  });
});
