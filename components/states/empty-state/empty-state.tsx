import type { ReactNode } from 'react';
import { HalfSun } from '@/components/ui/half-sun/half-sun';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { StateFrame } from '@/components/states/error-state/error-state';

interface Props {
  text?: string;
  /** A link to continue with, such as 'Semua'. */
  link?: { href: string; text: string } | null;
  /** Also offers a search: for a page whose own list is empty, not for a section of one. */
  search?: boolean;
  /** More words and ways after the text. */
  children?: ReactNode;
}

/** What a list without items says, where its kind has no words of its own. */
export const NOTHING = 'Tidak ada data untuk ditampilkan';

/** Says that there is nothing here, and where to go. */
export function EmptyState({ text = NOTHING, link = null, search = false, children }: Props) {
  return (
    <StateFrame>
      <HalfSun />
      <p>{text}</p>
      {children}
      {link && (
        <a className="btn btn--line btn--s" href={link.href}>
          {link.text}
        </a>
      )}
      {search && <SearchForm />}
    </StateFrame>
  );
}
