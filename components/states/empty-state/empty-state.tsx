import type { ReactNode } from 'react';
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

/**
 * The half sun over three lines: says that there is nothing here, and where to go (design README, "empty").
 */
export function EmptyState({ text = NOTHING, link = null, search = false, children }: Props) {
  return (
    <StateFrame>
      <svg viewBox="0 0 220 165" aria-hidden="true">
        <path d="M0 132h220" stroke="var(--line)" strokeWidth="3" />
        <path d="M62 132a48 48 0 0 1 96 0Z" fill="var(--sulphur)" />
        <path
          d="M110 68V48M66 88 52 74M154 88l14-14M46 118l-20-6M174 118l20-6"
          stroke="var(--terra-lit)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M18 132h184M34 142h152M58 150h104"
          stroke="var(--terra-lit)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
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
