import type { Metadata } from 'next';
import { routes } from '@/lib/routes';

/** Marked like every 404 (lib/seo/head.ts): Next gives this head to what it renders while it sends a 404. */
export const metadata: Metadata = {
  title: 'Oops! Page not found – Jelajahi Bandung',
  other: { 'x-status': '404' },
};

/**
 * What stands below /_next where no file is; app/[...lain] answers all other unknown paths. Every page carries this one in its data, so
 * it is no more than its words.
 */
export default function NotFound() {
  return (
    <main id="isi" className="wrap section">
      <h1 lang="en">Oops! Page not found</h1>
      <a className="link" href={routes.home}>
        Kembali ke beranda
      </a>
    </main>
  );
}
