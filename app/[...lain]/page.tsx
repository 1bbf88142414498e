import type { Metadata } from 'next';
import { NotFound } from '@/components/states/not-found/not-found';
import { NOT_FOUND_TITLE } from '@/components/states/not-found/words';
import { routes } from '@/lib/addresses/routes';
import { pageHead } from '@/lib/seo/head';

export function generateMetadata(): Metadata {
  return pageHead({
    title: NOT_FOUND_TITLE,
    description: 'Halaman tidak ditemukan.',
    path: routes.home,
    state: '404',
  });
}

/**
 * Any other path: 404 with the page of spec §2, identical for all paths (server/resolve.ts).
 * server/log-answer.ts logs the request.
 */
export default function LostPage() {
  return <NotFound />;
}
