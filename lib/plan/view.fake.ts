import { Records } from '../admin-api/records';
import { itemList, type ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import type { PlanKind } from './codes';
import { readPlan } from './plan';
import type { ReadyPlan } from './ready';
import { viewOf } from './view';

/* For tests: a small catalogue, and plans seen in it. */

const map = (lat: number, lon: number) => `https://www.google.com/maps/embed?pb=!2d${lon}!3d${lat}`;

const RECORDS: Partial<Record<PlanKind, object[]>> = {
  destinasi: [
    {
      id: 1,
      slug: 'kawah',
      judul: 'Kawah Putih',
      harga: '350000',
      satuan_harga: 'orang',
      map: map(-7.1662, 107.4021),
    },
    {
      id: 2,
      slug: 'jip',
      judul: 'Jip Sukawana',
      harga: '900000',
      satuan_harga: 'jip',
      map: map(-6.78, 107.6375),
    },
    { id: 3, slug: 'entah', judul: 'Tanpa dasar', harga: '100000' },
    { id: 4, slug: 'situ', judul: 'Situ Patenggang', map: map(-7.1669, 107.3575) },
  ],
  atraksi: [
    { id: 1, slug: 'braga', title: 'Jalan Braga' },
    { id: 3, slug: 'kawah-putih', title: 'Kawah Putih', price: 81000, map: map(-7.1662, 107.4021) },
    { id: 2, slug: 'rusak', title: 'Rusak', price: 'tanya dulu' },
  ],
  paket: [
    { id: 1, slug: 'empat', judul: 'Paket Empat', harga: 100000, satuan_harga: 'orang', min_people: 4 },
    { id: 2, slug: 'dua-hari', judul: 'Dua Hari', harga: 900000, satuan_harga: 'rombongan', hari: 2 },
    { id: 3, slug: 'jeda', judul: 'Jeda', harga: 100000, satuan_harga: 'orang', hari_berangkat: 'Su-Th' },
  ],
  akomodasi: [
    {
      id: 1,
      slug: 'vila',
      judul: 'Vila Senja',
      harga: 500000,
      lokasi: 'Lembang',
      kapasitas: 4,
      kamar_tersedia: 3,
    },
    { id: 2, slug: 'hostel', judul: 'Hostel', harga: 125000, satuan_harga: 'ranjang', kamar_tersedia: 3 },
  ],
  fasilitas: [{ id: 1, slug: 'panggung', name: 'Panggung', price: 75000, quantity: 3 }],
  transportasi: [
    { id: 1, slug: 'innova', judul: 'Innova', harga: 800000, jumlah_orang: 7 },
    { id: 3, slug: 'jazz', judul: 'Jazz', harga: 600000, pengemudi: 'pilihan' },
    { id: 4, slug: 'brio', judul: 'Brio', harga: 400000, pengemudi: 'lepas kunci', jumlah_orang: 4 },
    { id: 2, slug: 'elf', judul: 'Elf', harga: 1200000, jumlah_orang: 20 },
  ],
  restoran: [{ id: 1, slug: 'saung', judul: 'Saung Rasa', harga_min: 5000, harga_max: 20000 }],
  tiket: [
    { id: 1, slug: 'kereta', title: 'Kereta', price: 175000, stock: 9, event_date: '2026-12-13 09:30:00' },
    { id: 2, slug: 'habis', title: 'Tiket Habis', price: 75000, stock: 0 },
    { id: 3, slug: 'lalu', title: 'Tiket Lalu', price: 75000, stock: 10, event_date: '2026-11-01' },
    { id: 4, slug: 'sisa', title: 'Tiket Sisa', price: 75000, stock: 3 },
    { id: 5, slug: 'nol', title: 'Tiket Nol', price: 0, stock: 3 },
    {
      id: 6,
      slug: 'asia',
      title: 'Asia',
      price: 50000,
      stock: 9,
      location: 'The Great Asia Africa, Lembang',
    },
  ],
  event: [
    {
      id: 1,
      slug: 'jahat',
      title: 'Malam\r\nBEGIN:VEVENT\nSUMMARY:x, y; z\\',
      price: 50000,
      event_date: '2099-12-12 19:00:00',
      location: 'Aula, lantai 2',
    },
    { id: 2, slug: 'lewat', title: 'Acara Lewat', price: 50000, event_date: '2026-11-24' },
    { id: 3, slug: 'konser', title: 'Konser Mei', price: 100000, event_date: '2027-05-01' },
    { id: 5, slug: 'pasar', title: 'Pasar Seni', price: 50000, event_date: '30 November - 2 Desember 2026' },
    { id: 4, slug: 'rekaan', title: 'Acara Rekaan', price: 50000, event_date: '2099-01-01', contoh: true },
  ],
};

export const lists = new Map<PlanKind, ItemList | null>(
  Object.entries(RECORDS).map(([kind, records]) => [
    kind as PlanKind,
    itemList(registry[kind as PlanKind], Records.of(records)),
  ]),
);
export const NOW = Date.parse('2026-11-25T10:00:00+07:00');
export const view = (text: string, of = lists, ready: ReadyPlan[] = []) =>
  viewOf(readPlan(text).plan, of, ready, NOW);
export const stopIn = (text: string) => {
  const [stop] = view(text).stops;
  if (!stop) throw new Error(`no stop in ${text}`);
  return stop;
};
