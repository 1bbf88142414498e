import type { Metadata } from 'next';
import { NOT_FOUND_TITLE } from '@/components/states/not-found/words';
import { routes } from '@/lib/addresses/routes';
import type { AnyKind } from '@/lib/entities/registry';
import { pageHead } from '@/lib/seo/head';

/** The head of the text that there is no such thing: of an item of a kind, or of a page (null). */
export function absentHead(description: AnyKind | null): Metadata {
  const title = description?.copy.notFound ?? NOT_FOUND_TITLE;
  return pageHead({
    title,
    description: description ? title : 'Halaman tidak ditemukan.',
    path: description?.listPath ?? routes.home,
    isText: true,
  });
}
