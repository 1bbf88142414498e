import type { Kept } from '@/lib/offline/messages';

const TIME = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** 'Tersimpan di perangkat ini 25 Nov 2026, 16.50 WIB: 11 halaman, 1,8 MB.' */
export function keptWords({ at, bytes, pages }: Kept): string {
  const size = (bytes / 1_000_000).toLocaleString('id-ID', { maximumFractionDigits: 1 });
  return `Tersimpan di perangkat ini ${TIME.format(at)} WIB: ${pages} halaman, ${size} MB.`;
}

/** ' Tidak ikut: 3 halaman, 5 gambar.'; '' where all had room. */
export function leftWords({ left }: Kept): string {
  const parts = [left.pages && `${left.pages} halaman`, left.pictures && `${left.pictures} gambar`];
  const words = parts.filter(Boolean).join(', ');
  return words && ` Tidak ikut: ${words}.`;
}
