import type { Metadata } from 'next';
import { ALL } from '../addresses/category';
import { routes } from '../addresses/routes';
import type { AnyKind } from '../entities/registry';
import { areaBySlug } from '../kawasan/areas';
import { planTitle } from '../plan/title';
import { agendaTitle } from './agenda-head';
import { galeriHeading } from './galeri-head';
import { pageHead } from './head';
import { OVERVIEW_HEAD } from './kawasan-head';
import { KULINER_HEAD } from './kuliner-head';
import { NOT_FOUND_TITLE } from './not-found-words';

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
export interface Subject {
  keluarga: string;
  nama: string;
  description: AnyKind | null;
}

type Words = { title: string; intro: string };

/** The head of the text of a 503: the heading of what was asked for. */
export function failedHead(subject: Subject): Metadata {
  const { title, intro } = wordsOf(subject);
  const path = subject.description?.listPath ?? routes.home;
  return pageHead({ title, description: intro || title, path, isText: true });
}

function wordsOf({ keluarga, nama, description }: Subject): Words {
  if (keluarga === 'detail' && description) return { title: description.copy.detailFailed, intro: '' };
  if (keluarga === 'list' && description)
    return { title: description.copy.listTitle, intro: description.copy.listIntro };
  if (keluarga === 'agenda') return { title: agendaTitle(null), intro: '' };
  if (keluarga === 'gallery') return galeriHeading(ALL);
  if (keluarga === 'food') return KULINER_HEAD;
  if (keluarga === 'areas') return OVERVIEW_HEAD;
  if (keluarga === 'plan') return { title: planTitle(nama === 'teman'), intro: '' };
  const area = keluarga === 'area' ? areaBySlug(nama) : null;
  return area ? { title: area.nama, intro: area.ringkasan } : { title: NOT_FOUND_TITLE, intro: '' };
}
