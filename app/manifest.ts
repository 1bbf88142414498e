import type { MetadataRoute } from 'next';
import { routes } from '@/lib/addresses/routes';
import { site } from '@/lib/settings/site';

/** The name is the operator's: by itself the file would be the build's. */
export const dynamic = 'force-dynamic';

/** The web app manifest: name and icons of the site on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site().name,
    short_name: 'Bandung',
    description: 'Paket tour, destinasi, penginapan, kendaraan, tiket, event, dan kuliner di Bandung.',
    lang: 'id',
    start_url: routes.home,
    display: 'browser',
    background_color: '#fbf4e3',
    theme_color: '#fbf4e3',
    icons: [
      { src: '/icon.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
