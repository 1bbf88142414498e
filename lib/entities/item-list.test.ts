import { Records } from '../admin-api/records';
import { itemList } from './item-list';
import type { Kind } from './kinds';
import { registry } from './registry';

/** What the summary of one record says of price, rating and days. */
function known(kind: Kind, record: Record<string, unknown>) {
  const title = { judul: 'Nama', title: 'Nama', name: 'Nama' };
  const [summary] = itemList(
    registry[kind],
    Records.of([{ id: 1, slug: 'nama', ...title, ...record }]),
  ).summaries;
  return [summary?.amount, summary?.rating, summary?.days];
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('itemList', () => {
  test.each<[Kind, Record<string, unknown>, unknown[]]>([
    ['paket', { harga: 'mulai seratus', hari: 'dua' }, [null, 4.5, null]],
    ['paket', { harga: 'Rp 985.000', rating: '4.8', hari: '2', malam: 1 }, [985_000, 4.8, 2]],
    ['paket', { harga: 0, hari: 0 }, [0, 4.5, null]],
    ['destinasi', { price: '150000.00', hari: 3 }, [150_000, 4.5, 3]],
    ['akomodasi', { harga: '1.850.000' }, [1_850_000, 4.5, null]],
    ['transportasi', { harga: '650,000', rating: 4 }, [650_000, 4, null]],
    ['event', { price: '60000', rating: 5 }, [60_000, null, null]],
    ['tiket', { price: null }, [null, null, null]],
    ['tiket', { price: '25000', rating: '4.2' }, [25_000, 4.2, null]],
    ['fasilitas', { harga: '75000' }, [75_000, null, null]],
    ['restoran', { harga_min: '15000', harga_max: '44000', rating: 4.6 }, [15_000, 4.6, null]],
    ['restoran', { harga_max: '44000' }, [44_000, null, null]],
    ['restoran', { harga_min: '44000', harga_max: '15000' }, [15_000, null, null]],
    ['makanan', { harga_min: '15000', rating: 4 }, [null, null, null]],
    ['blog', { harga: '15000', rating: 4 }, [null, null, null]],
  ])('a summary of %s from %j has price, rating and days %j', (kind, record, expected) =>
    expect(known(kind, record)).toEqual(expected),
  );

  test('a summary of an attraction has the price 0 without a price, and none for an unreadable one', () => {
    expect(known('atraksi', {})[0]).toBe(0);
    expect(known('atraksi', { price: 'tanya petugas' })[0]).toBeNull();
    expect(known('atraksi', { price: '25000', rating: 4.7 })).toEqual([25_000, 4.7, null]);
  });
});
