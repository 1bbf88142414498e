import type { Metadata } from 'next';
import { BACK_HOME, NOT_FOUND_TITLE } from '@/lib/seo/not-found-words';
import { routes } from '@/lib/addresses/routes';

export const metadata: Metadata = {
  title: `${NOT_FOUND_TITLE} – Jelajahi Bandung`,
};

/**
 * Next's own 404 page, for /404 and below /_next/data; app/[...lain] handles all other unknown paths. Every
 * page carries this one in its flight data, so it consists of its texts only.
 */
export default function NotFound() {
  return (
    <main id="isi" className="wrap section">
      <h1 lang="en">{NOT_FOUND_TITLE}</h1>
      <a className="link" href={routes.home}>
        {BACK_HOME}
      </a>
    </main>
  );
}
