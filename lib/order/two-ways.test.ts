/** @jest-environment node */
import { loadCards, loadOtherList } from '../data/load-cards';
import { loadItems } from '../data/load';
import type { Item } from '../entities/define';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { otherWayOf } from './two-ways';

/** The cards of all shipped items of a kind that name another way. */
async function pairs(kind: Kind) {
  const list = await loadItems<Item>(registry[kind]);
  const cards = await loadCards(registry[kind], list, list.summaries);
  return cards.flatMap(({ id, otherWay }) => (otherWay ? [[id, otherWay]] : [])).toSorted();
}

test('each of two ways names the other with its price on its card', async () => {
  expect(await pairs('destinasi')).toEqual([
    ['kawah-putih-ciwidey', 'Datang sendiri: tiket Rp 81.000'],
    ['masjid-raya-al-jabbar', 'Datang sendiri: gratis'],
    ['situ-patenggang', 'Datang sendiri: tiket Rp 20.000'],
    ['tangkuban-parahu', 'Datang sendiri: tiket Rp 30.000'],
  ]);
  expect(await pairs('atraksi')).toEqual([
    ['danau-masjid-al-jabbar', 'Ikut tur sehari: mulai Rp 225.000/orang'],
    ['kawah-putih', 'Ikut tur sehari: mulai Rp 350.000/orang'],
    ['kawah-ratu-tangkuban-parahu', 'Ikut tur sehari: mulai Rp 315.000/orang'],
    ['situ-patenggang', 'Ikut tur sehari: mulai Rp 325.000/orang'],
  ]);
});

test('other kinds have one way, and an unknown list is none', async () => {
  expect(await loadOtherList('akomodasi')).toBeNull();
  const item = registry.atraksi.parseItem({ id: 1, title: 'Kawah Putih' });
  expect(otherWayOf('atraksi', item, null)).toBeNull();
});
