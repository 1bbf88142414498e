import { stretches } from './highlight';

const marked = (title: string, query: string) =>
  stretches(title, query)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test('stretches matches regular-expression characters of the query literally', () => {
  expect(marked('Bus (50 kursi) +', '(50')).toBe('Bus [(50] kursi) +');
  expect(marked('a.b', '...')).toBe('a.b');
});

test('stretches marks nothing for an empty query or a title without a hit', () => {
  expect(marked('Kawah Putih', ' ')).toBe('Kawah Putih');
  expect(marked('Braga', 'kawah')).toBe('Braga');
});

test('stretches marks every occurrence, whatever its case', () => {
  expect(marked('Kawah Putih, kawah Ratu', 'kawah ')).toBe('[Kawah] Putih, [kawah] Ratu');
});

test('stretches marks separate query words, except those of one or two characters', () => {
  expect(marked('Kawah Putih di Ciwidey', 'putih di kawah')).toBe('[Kawah] [Putih] di Ciwidey');
  expect(marked('Mi Kocok Persib', 'mi kocok')).toBe('[Mi Kocok] Persib');
});
