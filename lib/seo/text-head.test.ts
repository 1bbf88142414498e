import { isKind, KINDS } from '../entities/kinds';
import { registry } from '../entities/registry';
import { absentHead, failedHead } from './text-head';

const head = (keadaan: 'absent' | 'failed', keluarga: string, nama = '-') => {
  const description = isKind(nama) ? registry[nama] : null;
  if (keadaan === 'failed') return failedHead({ keluarga, nama, description });
  return absentHead(keluarga === 'detail' ? description : null);
};
const titleOf = (...asked: Parameters<typeof head>) => head(...asked).openGraph?.title;

test.each<Parameters<typeof head>>([
  ['absent', 'fixed', '-'],
  ['absent', 'detail', 'event'],
  ['absent', 'list', 'paket'],
  ['failed', 'list', 'paket'],
  ['failed', 'detail', 'event'],
  ['failed', 'area', 'lembang'],
  ['failed', 'area', 'tidak-ada'],
  ['failed', 'entah', '-'],
])('the head of the %s text for %s %s is not indexed and has no canonical address', (...asked) => {
  const { robots, alternates } = head(...asked);
  expect([robots, alternates]).toEqual([{ index: false, follow: true }, undefined]);
});

test.each([
  ['event', 'Data event tidak ditemukan'],
  ['tiket', 'Data tiket tidak ditemukan'],
  ['akomodasi', 'Data akomodasi tidak ditemukan'],
  ['makanan', 'Data tidak ditemukan'],
] as const)('absentHead has the title of the kind for a missing %s (spec §8)', (kind, title) =>
  expect(titleOf('absent', 'detail', kind)).toBe(title),
);

test('failedHead says that the item could not be loaded', () =>
  expect(head('failed', 'detail', 'event').description).toBe('Gagal mengambil data detail event'));

test.each(KINDS.filter((kind) => registry[kind].copy.listTitle))(
  'failedHead keeps the title of the list of %s',
  (kind) => expect(titleOf('failed', 'list', kind)).toBe(registry[kind].copy.listTitle),
);

test.each([
  ['agenda', 'event', 'Event & MICE Bandung: Agenda'],
  ['gallery', '-', 'Galeri'],
  ['food', 'restoran', 'Kuliner Khas Bandung'],
  ['plan', 'sendiri', 'Rencana perjalanan'],
  ['plan', 'teman', 'Rencana dari teman'],
  ['area', 'lembang', 'Lembang & Bandung Utara'],
])('failedHead keeps the title of the page %s of %s', (keluarga, nama, title) =>
  expect(titleOf('failed', keluarga, nama)).toBe(title),
);

test.each([
  ['list', 'paket'],
  ['agenda', 'event'],
  ['food', 'restoran'],
  ['fixed', '-'],
  ['area', '-'],
  ['gallery', '-'],
])('absentHead says that no page was found for a page of the family %s', (keluarga, nama) =>
  expect(head('absent', keluarga, nama)).toMatchObject({ description: 'Halaman tidak ditemukan.' }),
);
