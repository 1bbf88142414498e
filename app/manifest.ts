import type { MetadataRoute } from 'next';
import { routes } from '@/lib/addresses/routes';
import { site } from '@/lib/settings/site';

/** The name is the operator's: by itself the file would be the build's. */
export const dynamic = 'force-dynamic';

/** What the installed site offers at a long press on its icon. */
const SHORTCUTS = [
  { name: 'Rencana', url: routes.rencana },
  { name: 'Peta kawasan', url: routes.kawasan },
  { name: 'Cari', url: routes.cari },
];

/** Shown before it is installed; made of the pages themselves. */
const SCREENSHOTS = [
  { src: '/art/layar-rencana.webp', label: 'Rencana tiga hari', sizes: '540x1080', form_factor: 'narrow' },
  { src: '/art/layar-kawasan.webp', label: 'Kawasan Ciwidey', sizes: '540x1080', form_factor: 'narrow' },
  { src: '/art/layar-lebar.webp', label: 'Beranda', sizes: '1280x800', form_factor: 'wide' },
] as const;

/** The site on a phone's home screen (docs/decisions/0030-pages-without-a-signal.md). */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site().name,
    short_name: 'Bandung',
    description: 'Paket tour, destinasi, penginapan, kendaraan, tiket, event, dan kuliner di Bandung.',
    lang: 'id',
    id: routes.home,
    start_url: routes.home,
    display: 'minimal-ui',
    background_color: '#fbf4e3',
    theme_color: '#fbf4e3',
    icons: [
      { src: '/icon.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS,
    screenshots: SCREENSHOTS.map((one) => ({ ...one, type: 'image/webp' })),
  };
}
