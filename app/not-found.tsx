import type { Metadata } from 'next';
import { BACK_HOME, NOT_FOUND_TITLE } from '@/lib/seo/not-found-words';
import { routes } from '@/lib/addresses/routes';
import { site } from '@/lib/settings/site';

export function generateMetadata(): Metadata {
  return { title: `${NOT_FOUND_TITLE} | ${site().name}` };
}

/**
 * Next's own 404 page, for /404 and below /_next/data; the middleware answers for all other unknown paths.
 * Every page carries this one in its flight data, so it consists of its texts only.
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
