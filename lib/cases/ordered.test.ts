import { registry } from '../entities/registry';
import { orderedAddress } from './ordered';

const ordered = (query: string) => orderedAddress(new URLSearchParams(query));

test.each([
  '',
  'item=ciwidey',
  'jenis=paket',
  'jenis=blog&item=ciwidey',
  'jenis=restoran&item=ciwidey',
  'jenis=makanan&item=ciwidey',
  'jenis=constructor&item=ciwidey',
  'jenis=Paket&item=ciwidey',
  'jenis=paket&item=',
  'jenis=paket&item=..%2F..%2Fapi%2Fhealth',
  'jenis=paket&item=%2F%2Fjahat.id',
  'jenis=paket&item=%5C%5Cjahat.id',
  `jenis=paket&item=${'a'.repeat(3000)}`,
])('orderedAddress is nothing for the query %.60s', (query) =>
  expect(ordered(query)).toEqual({ is: 'nothing', path: '/pesan' }),
);

test("orderedAddress gives the address of the item's detail page", () => {
  expect(ordered('jenis=paket&item=ciwidey&tanggal=2026-12-05&jumlah=4')).toMatchObject({
    ...{
      is: 'page',
      key: '/paketdetail/ciwidey',
      name: 'ciwidey',
      page: { family: 'detail', kind: 'paket' },
    },
  });
  expect(ordered('jenis=destinasi&item=kawah-putih')).toMatchObject({ key: '/destination/kawah-putih' });
});

test("orderedAddress is moved when the item's key is written in another form", () =>
  expect(ordered('jenis=paket&item=Ciwidey')).toEqual({ is: 'moved', to: '/paketdetail/ciwidey' }));

test('orderedAddress uses the last value of a parameter that is repeated', () =>
  expect(ordered('jenis=tiket&jenis=paket&item=x&item=ciwidey')).toMatchObject({
    key: '/paketdetail/ciwidey',
  }));

test('orderedAddress accepts every kind with an order button and no other kind', () => {
  const isOrdered = (kind: string) => ordered(`jenis=${kind}&item=x`).is === 'page';
  expect(Object.keys(registry).filter(isOrdered).sort()).toEqual(
    ['akomodasi', 'atraksi', 'destinasi', 'event', 'fasilitas', 'paket', 'tiket', 'transportasi'].sort(),
  );
  for (const word of ['', 'toString', '__proto__', 'PAKET']) expect(isOrdered(word)).toBe(false);
});
