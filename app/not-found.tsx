import type { Metadata } from 'next';
import { BACK_HOME, NOT_FOUND_TITLE } from '@/components/states/not-found/words';
import { routes } from '@/lib/addresses/routes';

export const metadata: Metadata = {
  title: `${NOT_FOUND_TITLE} – Jelajahi Bandung`,
};

/**
 * What Next answers with by itself, at /404 and below /_next/data; app/[...lain] answers all other unknown
 * paths. Every page carries this one in its data, so it is no more than its words.
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
