import { ownResults } from './own-results';

test('ownResults marks a sample of the shipped content, and no real item', async () => {
  const marks = async (query: string) => {
    const [best] = (await ownResults(query)) ?? [];
    return [best?.title, best?.isSample];
  };
  expect(await marks('seminar wisata warga')).toEqual(['Seminar Wisata Warga', true]);
  expect(await marks('kawah putih')).toEqual([expect.stringContaining('Kawah Putih'), false]);
});

test.each([
  ['nomor whatsapp admin', 'kontak', 'Hubungi Kami'],
  ['alamat kantor', 'kontak', 'Hubungi Kami'],
  ['kontak', 'kontak', 'Hubungi Kami'],
])('ownResults has for %j first the %s %j of the shipped content', async (query, kind, title) => {
  expect((await ownResults(query))?.[0]).toMatchObject({ kind, title });
});
