import type { Topic } from '@/lib/settings/site-schema';

/** The services of the footer (spec §1): who is in charge, and what follows the greeting of his message. */
export const SERVICES: readonly { label: string; topic: Topic; message: string }[] = [
  {
    label: 'Tour Guide',
    topic: 'pemandu',
    message:
      'saya membutuhkan tour guide untuk perjalanan di Bandung. Mohon info ketersediaan dan tarifnya. Terima kasih.',
  },
  {
    label: 'Rental Mobil',
    topic: 'transportasi',
    message:
      'saya ingin menyewa mobil di Bandung. Mohon info pilihan kendaraan, ketersediaan, dan tarifnya. Terima kasih.',
  },
  {
    label: 'Food Tour',
    topic: 'kuliner',
    message:
      'saya tertarik mengikuti Food Tour di Bandung. Mohon info jadwal dan cara memesannya. Terima kasih.',
  },
  {
    label: 'Paket Wisata',
    topic: 'paket',
    message:
      'saya sedang mencari paket wisata di Bandung. Mohon info pilihan paket, jadwal, dan harganya. Terima kasih.',
  },
  {
    label: 'Event Organizer',
    topic: 'event',
    message:
      'saya berencana mengadakan acara di Bandung dan membutuhkan event organizer. Mohon info layanan dan biayanya. Terima kasih.',
  },
];
