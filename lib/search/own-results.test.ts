import { ownResults } from './own-results';

test('ownResults marks a sample of the shipped content, and no real item', async () => {
  const marks = async (query: string) => {
    const [best] = (await ownResults(query)) ?? [];
    return [best?.title, best?.isSample];
  };
  expect(await marks('seminar wisata warga')).toEqual(['Seminar Wisata Warga', true]);
  expect(await marks('kawah putih')).toEqual([expect.stringContaining('Kawah Putih'), false]);
});
