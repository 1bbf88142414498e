import { knownItems } from '../items/lists';
import { ownResults, suggestions } from './own-results';

test('ownResults marks a sample of the shipped content, and no real item', async () => {
  const marks = async (query: string) => {
    const [best] = (await ownResults(query)) ?? [];
    return [best?.title, best?.isSample];
  };
  expect(await marks('seminar wisata warga')).toEqual(['Seminar Wisata Warga', true]);
  expect(await marks('kawah putih')).toEqual([expect.stringContaining('Kawah Putih'), false]);
});

test.each([
  ['paket wisata bandung 2 hari 1 malam', 'paket', 'Rehat Dua Hari di Ciwidey'],
  ['paket 3d2n', 'paket', 'Roadtrip Teh dan Kawah Tiga Hari'],
  ['bus 60 orang', 'transportasi', 'Big Bus 59 Kursi'],
  ['bus 50 pax', 'transportasi', 'Big Bus 59 Kursi'],
  ['wisata bandung saat hujan', 'rencana', 'Hari hujan di Bandung'],
  ['wisata untuk balita', 'rencana', 'Sehari di Lembang bersama anak'],
  ['nomor whatsapp admin', 'kontak', 'Hubungi Kami'],
  ['alamat kantor', 'kontak', 'Hubungi Kami'],
  ['kontak', 'kontak', 'Hubungi Kami'],
  ['refund tiket', 'tanya', 'Bagaimana kebijakan pembatalan?'],
])('ownResults has for %j first the %s %j of the shipped content', async (query, kind, title) => {
  expect((await ownResults(query))?.[0]).toMatchObject({ kind, title });
});

test.each([
  ['paket wisata bandung 2 hari 1 malam', 2],
  ['paket tour 3 hari 2 malam', 3],
])('ownResults has for %j first all packages of %i days', async (query, days) => {
  const packages = (await knownItems('paket'))?.summaries ?? [];
  const lasting = packages.filter((one) => one.days === days).map(({ key }) => key);
  const first = (await ownResults(query))?.slice(0, lasting.length).map(({ key }) => key);
  expect(first?.toSorted()).toEqual(lasting.toSorted());
});

test('suggestions have every question that fits, though all lead to one page, and no result again', async () => {
  const [known] = (await ownResults('asuransi perjalanan')) ?? [];
  const questions = ['Bagaimana kebijakan pembatalan?', 'Apakah sudah termasuk asuransi perjalanan?'];
  expect(known?.title).toBe(questions[1]);
  const titles = async (of: Parameters<typeof suggestions>[1]) =>
    (await suggestions('asuransi pembatalan', of))?.results.map(({ title }) => title);
  expect(await titles([])).toEqual(expect.arrayContaining(questions));
  const others = await titles([known!]);
  expect(others).toContain(questions[0]);
  expect(others).not.toContain(questions[1]);
});

test.each([
  ['glamping', 'akomodasi'],
  ['spot foto bandung', 'fasilitas'],
])('ownResults has for %j no %s among the first three', async (query, kind) => {
  const first = (await ownResults(query))?.slice(0, 3).map((result) => result.kind);
  expect(first).toHaveLength(3);
  expect(first).not.toContain(kind);
});

test.each(['event bandung akhir pekan ini', 'event terdekat', 'acara besok'])(
  'ownResults has for %j the events that are not over in the order of their dates',
  async (query) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-04-10T09:00:00+07:00'));
    const found = (await ownResults(query))?.slice(0, 3).map(({ title }) => title);
    now.mockRestore();
    expect(found).toEqual([
      'Malam Angklung Komunitas',
      'Seminar Merawat Bangunan Tua',
      'Kemah Komunitas Pengamat Bintang',
    ]);
  },
);
