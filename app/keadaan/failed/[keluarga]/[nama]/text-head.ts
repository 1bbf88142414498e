import type { Metadata } from 'next';
import { WALL_HEAD } from '@/components/pages/kawasan/wall-page';
import { planTitle } from '@/components/pages/plan/plan-failure';
import { NOT_FOUND_TITLE } from '@/components/states/not-found/words';
import { ALL } from '@/lib/addresses/category';
import { routes } from '@/lib/addresses/routes';
import type { AnyKind } from '@/lib/entities/registry';
import { areaBySlug } from '@/lib/kawasan/areas';
import { agendaTitle } from '@/lib/seo/agenda-head';
import { galeriHeading } from '@/lib/seo/galeri-head';
import { pageHead } from '@/lib/seo/head';
import { KULINER_HEAD } from '@/lib/seo/kuliner-head';

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
  if (keluarga === 'areas') return WALL_HEAD;
  if (keluarga === 'plan') return { title: planTitle(nama === 'teman'), intro: '' };
  const area = keluarga === 'area' ? areaBySlug(nama) : null;
  return area ? { title: area.nama, intro: area.ringkasan } : { title: NOT_FOUND_TITLE, intro: '' };
}
