import { provideBy } from '../items/provider.fake';
import { adminApi } from '../items/source';
import { registry } from '../entities/registry';
import { processWide } from '../base/process-wide.mjs';
import { resultRows } from './load-search';

const mockSettings = jest.fn();
jest.mock('../settings/settings', () => ({ settings: () => mockSettings() as unknown }));

const VILLA = {
  id: 7,
  slug: 'vila-senja',
  judul: 'Vila Senja',
  harga: 1850000,
  lokasi: 'Lembang, Kabupaten Bandung Barat',
  images: ['/storage/akomodasi/senja.webp'],
};
const result = (key: string) => ({
  kind: 'akomodasi' as const,
  key,
  title: 'Vila Senja',
  label: 'Penginapan',
  href: `/akomodasi/${key}`,
});
const NOTHING_KNOWN = { art: null, picture: null, place: null, day: null, price: null, ended: null };
let asked: string[];
let answer: unknown;

beforeEach(() => {
  asked = [];
  answer = { data: [VILLA] };
  jest.spyOn(console, 'warn').mockImplementation();
  const provider = (path: string) => {
    asked.push(path);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  provideBy(provider);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(processWide, { adminApiClient: undefined });
});
const readFrom = (adminApiUrl: string | null) => mockSettings.mockReturnValue({ adminApiUrl });
const rows = (...keys: string[]) => resultRows(keys.map(result));

test('a result of the embedded content has its picture, place and price from its list', async () => {
  readFrom(null);
  expect(await rows('vila-senja', '7')).toMatchObject(
    ['vila-senja', '7'].map((key) => ({
      title: 'Vila Senja',
      label: 'Penginapan',
      href: `/akomodasi/${key}`,
      picture: { src: '/storage/akomodasi/senja.webp' },
      place: 'Lembang, Kabupaten Bandung Barat',
      price: { amount: 'Rp 1.850.000', suffix: '/malam' },
    })),
  );
  expect(asked).toHaveLength(1);
});

test.each([
  [
    'event',
    { event_date: '2020-05-02' },
    { day: 'Sabtu, 2 Mei 2020', price: null, ended: 'Sudah berlangsung' },
  ],
  ['event', { event_date: '5-7 Desember 2199' }, { day: '5–7 Desember 2199', ended: null }],
  ['tiket', { stock: 0 }, { day: null, price: { amount: 'Rp 80.000' }, ended: 'Stok Habis' }],
  ['tiket', { stock: 3, event_date: '2020-05-02' }, { price: null, ended: 'Sudah berlangsung' }],
  ['tiket', { stock: 3 }, { price: { amount: 'Rp 80.000' }, ended: null }],
] as const)(
  'resultRows says of the %s %j its day, and whether it is over or sold out',
  async (kind, of, said) => {
    readFrom(null);
    answer = { data: [{ id: 7, slug: 'a', title: 'A', price: 80000, ...of }] };
    expect(await resultRows([{ ...result('a'), kind }])).toMatchObject([said]);
  },
);

test('resultRows keeps whether a result is a sample', async () => {
  readFrom(null);
  const results = [true, undefined].map((isSample) => ({ ...result('vila-senja'), isSample }));
  expect((await resultRows(results)).map(({ isSample }) => isSample)).toEqual([true, undefined]);
});

test('resultRows asks an Admin API for nothing while its list is not in memory', async () => {
  readFrom('http://api.example');
  expect(await rows('vila-senja')).toEqual([
    { title: 'Vila Senja', label: 'Penginapan', href: '/akomodasi/vila-senja', ...NOTHING_KNOWN },
  ]);
  expect(asked).toEqual([]);
});

test('resultRows uses the list of an Admin API that is in memory, however old it is', async () => {
  readFrom('http://api.example');
  await adminApi().getList(registry.akomodasi.endpoint);
  adminApi().expire([registry.akomodasi.endpoint]);
  expect(await rows('vila-senja', 'baru')).toMatchObject([
    { picture: { src: '/storage/akomodasi/senja.webp' }, place: VILLA.lokasi },
    NOTHING_KNOWN,
  ]);
  expect(asked).toHaveLength(1);
});

test('resultRows has no picture, place and price when the content is unusable', async () => {
  readFrom(null);
  answer = {};
  expect(await rows('vila-senja')).toMatchObject([NOTHING_KNOWN]);
});

test.each([
  ['kawasan', 'lembang', 'kebun-teh-strip'],
  ['rencana', 'dua-hari-di-bandung', 'kebun-teh-strip'],
  ['tanya', '0', ''],
] as const)('resultRows gives the %s %j its drawing %j', async (kind, key, art) => {
  expect(await resultRows([{ ...result(key), kind }])).toMatchObject([{ art, picture: null }]);
});
