import type { Json } from './json-ld';

export const HOSTILE = 'Kawah "Putih" </script><img src=x onerror=alert(1)> & Sate 🏞️';

/**
 * URLs of the fixture API's items: list, changed fields, and the expected node of the item; null means no
 * node.
 */
export const CHANGED: Record<string, [string, Json, Json | null]> = {
  '/destination/kawah-ciwidey': [
    'destinasis',
    { judul: HOSTILE, harga: null },
    { '@type': 'TouristTrip', name: HOSTILE },
  ],
  '/paketdetail/paket-anggrek': ['pakets', { images: null }, { '@type': 'TouristTrip', image: undefined }],
  '/blog/cerita-anggrek': [
    'blogs',
    { judul: HOSTILE, penulis: 'Oleh Sari dan Budi', created_at: '2026-02-01' },
    {
      headline: HOSTILE,
      datePublished: '2026-02-01',
      author: [
        { '@type': 'Person', name: 'Sari' },
        { '@type': 'Person', name: 'Budi' },
      ],
    },
  ],
  '/event/festival-anggrek': [
    'events',
    { title: HOSTILE, event_date: '2099-05-01' },
    { '@type': 'Event', startDate: '2099-05-01' },
  ],
  '/event/festival-gambir': [
    'events',
    { event_date: '2099-05-01 00:00:00' },
    { '@type': 'Event', startDate: '2099-05-01' },
  ],
  '/event/festival-melati': [
    'events',
    { event_date: '2020-05-01 08:00:00' },
    { '@type': 'Event', startDate: '2020-05-01T08:00:00+07:00', offers: undefined },
  ],
  '/event/festival-pinus': ['events', { location: 'Kota Bandung' }, { '@type': 'Service' }],
  '/event/festival-dahlia': ['events', { harga: null }, { '@type': 'Event', offers: undefined }],
  '/tiket/tiket-anggrek': [
    'tickets',
    { stock: 0 },
    { offers: { availability: 'https://schema.org/SoldOut' } },
  ],
  '/tiket/tiket-cemara': ['tickets', { price: null }, null],
  '/tiket/tiket-edelweis': ['tickets', { image: null }, null],
  '/fasilitas/1': [
    'fasilitas',
    { quantity: 0 },
    { '@type': 'Product', offers: { availability: 'https://schema.org/OutOfStock' } },
  ],
  '/akomodasi/hotel-anggrek': ['akomodasis', { alamat: null }, null],
  '/akomodasi/hotel-bambu': ['akomodasis', { alamat: 'Kota Bandung' }, null],
  '/akomodasi/hotel-cemara': [
    'akomodasis',
    { kamar_tersedia: 0 },
    { makesOffer: { availability: 'https://schema.org/SoldOut' } },
  ],
  '/attraction/pasar-bambu': [
    'attractions',
    { price: null },
    { isAccessibleForFree: undefined, offers: undefined },
  ],
  '/attraction/pasar-anggrek': [
    'attractions',
    { price: 0 },
    { isAccessibleForFree: true, offers: undefined },
  ],
  '/transportasi/bus-anggrek': [
    'transportasis',
    { judul: HOSTILE, harga: null, transmisi: null },
    { '@type': 'BusOrCoach', name: HOSTILE },
  ],
};
