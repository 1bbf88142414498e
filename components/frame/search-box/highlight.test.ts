import { stretches } from './highlight';

const marked = (title: string, query: string) =>
  stretches(title, query)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test('signs of a pattern in the search text are plain signs', () => {
  expect(marked('Bus (50 kursi) +', '(50')).toBe('Bus [(50] kursi) +');
  expect(marked('a.b', '...')).toBe('a.b');
});

test('an empty search text and a title without a hit stay whole', () => {
  expect(marked('Kawah Putih', ' ')).toBe('Kawah Putih');
  expect(marked('Braga', 'kawah')).toBe('Braga');
});

test('every occurrence is marked, whatever its case', () => {
  expect(marked('Kawah Putih, kawah Ratu', 'kawah ')).toBe('[Kawah] Putih, [kawah] Ratu');
});

test('words that stand apart are marked each, but for those of one or two signs', () => {
  expect(marked('Kawah Putih di Ciwidey', 'putih di kawah')).toBe('[Kawah] [Putih] di Ciwidey');
  expect(marked('Mi Kocok Persib', 'mi kocok')).toBe('[Mi Kocok] Persib');
});
