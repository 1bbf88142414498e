import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

const PICTURE = readdirSync(path.join(ROOT, 'content/pictures')).find((file) => file.endsWith('.webp'));

/** One address of every kind of answer, and its status. Pages come from ROUTES. */
export const ANSWERS: readonly [number, string][] = [
  [308, '/Destinasi'],
  [308, '//destinasi'],
  [308, '/events'],
  [308, '/destination/1'],
  [308, '/og/destinasi/1.jpg'],
  [303, '/contact/kirim?nama=a'],
  [303, '/pesan?jenis=paket&item=jejak-art-deco-bandung&jumlah=4'],
  [404, '/pesan?jenis=paket'],
  [200, '/api/cari?q=kawah'],
  [400, '/api/cari?q=a'],
  [200, '/api/kartu/event'],
  [404, '/api/kartu/tidak-ada'],
  [200, '/api/saring/event'],
  [404, '/api/saring/tidak-ada'],
  [404, '/api/admin/tidak-ada'],
  [404, '/api/tidak-ada'],
  [200, '/api/health'],
  [200, '/api/ready'],
  [200, '/og/halaman/home.jpg'],
  [404, '/og/destinasi/tidak-ada.jpg'],
  [200, `/storage/${PICTURE}`],
  [404, '/storage/tidak-ada.webp'],
  [200, `/_next/image?url=%2Fstorage%2F${PICTURE}&w=256&q=60`],
  [400, '/_next/image?url=x'],
  [404, '/_next/static/tidak-ada.js'],
  [400, '/_next/%E0%A4%A'],
  [404, '/_next/data/x/event.json'],
  [404, '/_global-error'],
  [200, '/sitemap.xml'],
  [404, '/sitemap/1.xml'],
  [200, '/robots.txt'],
  [200, '/llms.txt'],
  [404, '/indexnow.txt'],
  [200, '/blog/feed.xml'],
  [200, '/manifest.webmanifest'],
  [200, '/favicon.ico'],
  [200, '/icon.png'],
  [200, '/art/logo.svg'],
  [404, '/art/tidak-ada.svg'],
  [414, `/cari?q=${'a'.repeat(5000)}`],
  [400, '*'],
  [400, 'http://jahat.contoh/Event'],
];

/** While the API fails from the start. */
export const FAILING: readonly [number, string][] = [
  [200, '/'],
  [503, '/event'],
  [503, '/destination/curug-lembang'],
  [200, '/cari?q=kawah'],
  [503, '/api/cari?q=kawah'],
  [503, '/api/kartu/event'],
  [503, '/api/saring/event'],
  [503, '/api/ready'],
  [502, '/storage/akomodasi/a.png'],
  [200, '/sitemap.xml'],
];
