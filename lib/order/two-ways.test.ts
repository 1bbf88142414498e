import { loadCards, loadOtherList } from '../data/load-cards';
import { loadItems } from '../items/lists';
import type { Item } from '../entities/define';
import { itemList } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { otherWayOf, ownWayOf } from './two-ways';

/** The cards of all shipped items of a kind that name another way. */
async function pairs(kind: Kind) {
  const list = await loadItems<Item>(registry[kind]);
  const cards = await loadCards(registry[kind], list, list.summaries);
  return cards.flatMap(({ id, otherWay }) => (otherWay ? [[id, otherWay]] : [])).toSorted();
}

test('the card of a place that is sold two ways names the other way and its price', async () => {
  expect(await pairs('destinasi')).toEqual([
    ['kawah-putih-ciwidey', 'Datang sendiri: tiket Rp\u00a081.000'],
    ['masjid-raya-al-jabbar', 'Datang sendiri: gratis'],
    ['situ-patenggang', 'Datang sendiri: tiket Rp\u00a020.000'],
    ['tangkuban-parahu', 'Datang sendiri: tiket Rp\u00a030.000'],
  ]);
  expect(await pairs('atraksi')).toEqual([
    ['danau-masjid-al-jabbar', 'Ikut tur sehari: mulai Rp\u00a0225.000/orang'],
    ['kawah-putih', 'Ikut tur sehari: mulai Rp\u00a0350.000/orang'],
    ['kawah-ratu-tangkuban-parahu', 'Ikut tur sehari: mulai Rp\u00a0315.000/orang'],
    ['situ-patenggang', 'Ikut tur sehari: mulai Rp\u00a0325.000/orang'],
  ]);
});

test('the cards of a day tour and of the entrance to the same place say which of them they are', async () => {
  const factsOf = async (kind: Kind, key: string) => {
    const list = await loadItems<Item>(registry[kind]);
    const [card] = await loadCards(registry[kind], list, [list.byKey.get(key)!]);
    return card?.facts.map(({ text }) => text);
  };
  expect(await factsOf('destinasi', 'kawah-putih-ciwidey')).toContain('Tur sehari');
  expect(await factsOf('paket', 'roadtrip-teh-dan-kawah-tiga-hari')).toContain('3 Hari 2 Malam');
  expect(await factsOf('atraksi', 'kawah-putih')).toContain('Datang sendiri');
  expect(await factsOf('atraksi', 'braga-malam')).not.toContain('Datang sendiri');
});

test("ownWayOf is a tour of so many days, or 'Datang sendiri' when a tour leads to the place too", () => {
  const item = registry.atraksi.parseItem({ id: 1, title: 'Kawah Putih' });
  expect(ownWayOf('destinasi', { ...item, days: 1 }, null)).toBe('Tur sehari');
  expect(ownWayOf('paket', { ...item, days: 3 }, null)).toBe('Tur 3 hari');
  expect(ownWayOf('paket', item, null)).toBe('Tur');
  expect(ownWayOf('atraksi', item, {})).toBe('Datang sendiri');
  expect(ownWayOf('atraksi', item, null)).toBeNull();
});

test('loadOtherList is null for a kind with one way, and otherWayOf is null without a list', async () => {
  expect(await loadOtherList('akomodasi')).toBeNull();
  const item = registry.atraksi.parseItem({ id: 1, title: 'Kawah Putih' });
  expect(otherWayOf('atraksi', item, null)).toBeNull();
});

test('otherWayOf is null when the tour to a place is a sample', () => {
  const map = 'https://www.google.com/maps/embed?pb=!2d107.4021!3d-7.1662';
  const entrance = registry.atraksi.parseItem({ id: 1, title: 'Kawah Putih', map });
  const way = (contoh: boolean) => {
    const tour = { id: 1, judul: 'Kawah Putih', harga: 350_000, map, contoh };
    return otherWayOf('atraksi', entrance, itemList(registry.destinasi as never, [tour] as never));
  };
  expect(way(false)?.href).toBe('/destination/1');
  expect(way(true)).toBeNull();
});
