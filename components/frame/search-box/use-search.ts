import { useEffect, useState } from 'react';
import { MIN_QUERY } from '@/lib/search/bounds';

/** One result of the site's own search (spec §3, "Search result item"). */
export interface Hit {
  title: string;
  label: string;
  href: string;
  /** The heading of its group: 'Paling cocok', a kind, or 'Mungkin maksud Anda'. */
  group: string;
  /** It is invented. */
  isSample?: boolean;
}

/** The state of the request for a search text; `hits` is null while it is loading and when it failed. */
export interface Answer {
  query: string;
  isLoading: boolean;
  hits: Hit[] | null;
  /** The total number of results; `hits` are the best of them. */
  total: number;
  /** What the site suggests where there are few results. */
  suggested: Hit[];
  /** The suggestions have only some of the words. */
  isPartial: boolean;
  /** The WhatsApp link to ask about a search without results. */
  chat: string;
}

// Spec §9: 'Search debounce 300 ms; triggers from 3 characters'.
const DEBOUNCE_MS = 300;

const NONE = { hits: null, total: 0, suggested: [], isPartial: false, chat: '' };

/** `hits` is null unless it is the result for exactly the text in the field. */
export interface Search extends Answer {
  /** The text to search for, or '' for none. */
  asked: string;
  onAnswer: (answer: Answer) => void;
}

/** Decides when SearchAnswer searches for the text in the field, and never shows an outdated result. */
export function useSearch(text: string): Search {
  const wanted = text.trim();
  const isLong = wanted.length >= MIN_QUERY;
  const [asked, setAsked] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isLong ? wanted : ''), isLong ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, isLong]);

  const current = isLong && asked === wanted && answer?.query === wanted ? answer : null;
  return {
    ...(current ?? NONE),
    query: wanted,
    asked,
    onAnswer: setAnswer,
    // While the visitor keeps typing, the open list keeps the spinner instead of flickering.
    isLoading: isLong && asked !== '' && (current === null || current.isLoading),
  };
}
