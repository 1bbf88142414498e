import type { Metadata } from 'next';
import { ALL } from '../addresses/category';
import { routes } from '../addresses/routes';
import type { AnyKind } from '../entities/registry';
import { areaBySlug } from '../kawasan/areas';
import { pageHead } from './head';
import { agendaTitle, galeriHeading, KULINER_HEAD, listHeading } from './list-head';
import { NOT_FOUND_TITLE } from './not-found-words';
import { OVERVIEW_HEAD, planTitle } from './page-heads';

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

/** What a text is about: the family of a page, and the kind or the area whose words are told. */
type Subject = { keluarga: string; nama: string; description: AnyKind | null };

/** The head of the text of a 503: the heading of what was asked for. */
export function failedHead(subject: Subject): Metadata {
  const { title, intro } = wordsOf(subject);
  const path = subject.description?.listPath ?? routes.home;
  return pageHead({ title, description: intro ?? title, path, isText: true });
}

function wordsOf({ keluarga, nama, description }: Subject): { title: string; intro?: string } {
  if (keluarga === 'detail' && description) return { title: description.copy.detailFailed };
  if (keluarga === 'list' && description) return listHeading(description, null);
  if (keluarga === 'agenda') return { title: agendaTitle(null) };
  if (keluarga === 'gallery') return galeriHeading(ALL);
  if (keluarga === 'food') return KULINER_HEAD;
  if (keluarga === 'areas') return OVERVIEW_HEAD;
  if (keluarga === 'plan') return { title: planTitle(nama === 'teman') };
  const area = keluarga === 'area' ? areaBySlug(nama) : null;
  return area ? { title: area.nama, intro: area.ringkasan } : { title: NOT_FOUND_TITLE };
}
