import { choiceOf, hasChoice, withChoice } from './list-choice';
import { cardsHref, listHref } from './routes';

const ALL_OF_THEM = choiceOf({ kawasan: 'lembang', harga: '500000', urut: 'rating', hari: '2' });

describe('listHref', () => {
  test('listHref has no parameter for an empty or missing choice', () => {
    expect(listHref('/paket-tour', 'Semua', 1, choiceOf({ urut: '', hari: null }))).toBe('/paket-tour');
    expect(listHref('/paket-tour')).toBe('/paket-tour');
  });
  test('listHref writes choices between category and page in one order, whatever was chosen first', () => {
    expect(listHref('/paket-tour', 'Study Tour', 2, ALL_OF_THEM)).toBe(
      '/paket-tour?kategori=study-tour&urut=rating&harga=500000&hari=2&kawasan=lembang&page=2',
    );
    const later = withChoice(choiceOf({ kawasan: 'lembang' }), 'urut', 'harga');
    expect(listHref('/akomodasi', 'Semua', 1, later)).toBe('/akomodasi?urut=harga&kawasan=lembang');
  });
  test('listHref omits the parameter of a choice that was removed', () =>
    expect(listHref('/tiket', 'Semua', 1, withChoice(ALL_OF_THEM, 'harga', null))).toBe(
      '/tiket?urut=rating&hari=2&kawasan=lembang',
    ));
});

test('cardsHref has the category, choices and page of its list', () =>
  expect(cardsHref('paket', 'Semua', 2, ALL_OF_THEM)).toBe(
    '/api/kartu/paket?kategori=semua&urut=rating&harga=500000&hari=2&kawasan=lembang&page=2',
  ));

test('hasChoice is true only when something is chosen', () => {
  expect(hasChoice({})).toBe(false);
  expect(hasChoice(choiceOf({ hari: '1' }))).toBe(true);
});
