import { Records } from '../admin-api/records';
import { hrefIn } from './item-address';
import { itemList } from './item-list';
import { KINDS, type Kind } from './kinds';
import { registry } from './registry';

/** Eight items of a kind, the newest first. */
const eight = (kind: Kind) =>
  itemList(
    registry[kind],
    Records.of(
      Array.from({ length: 8 }, (_, index) => ({
        ...{ id: index + 1, slug: `k${index + 1}`, judul: 'K', title: 'K', name: 'K' },
        created_at: `2026-01-${20 - index} 10:00:00`,
      })),
    ),
  );
const hrefOf = (kind: Kind, at: number) => {
  const list = eight(kind);
  return hrefIn(kind, list, list.summaries[at]!);
};

test('hrefIn leads to the page of /kuliner that has the restaurant', () =>
  expect([0, 5, 6].map((at) => hrefOf('restoran', at))).toEqual([
    '/kuliner#restoran-k1',
    '/kuliner#restoran-k6',
    '/kuliner?page=2#restoran-k7',
  ]));
test('hrefIn leads to the first page of /kuliner, which has all foods, for a food', () =>
  expect(hrefOf('makanan', 6)).toBe('/kuliner#makanan-k7'));
test.each(KINDS.filter((kind) => registry[kind].detailPath))('hrefIn leads to the page of a %s', (kind) =>
  expect(hrefOf(kind, 6)).toBe(`${registry[kind].detailPath}/k7`),
);
