import { useCallback, useEffect, useState } from 'react';

/** One answer of the site's own search (spec §3, "Search result item"). */
export interface Hit {
  title: string;
  label: string;
  href: string;
  /** The kind of the hits around it: 'Akomodasi'. */
  group: string;
}

/** What came back for a search text; `hits` is null while it is loading and when it failed. */
export interface Answer {
  query: string;
  isLoading: boolean;
  hits: Hit[] | null;
  /** How many there are in all, of which `hits` are the best. */
  total: number;
  /** Where to ask for what was not found. */
  chat: string;
}

// Spec §9: 'Search debounce 300 ms; triggers from 3 characters'.
const DEBOUNCE_MS = 300;
const MIN_LENGTH = 3;

/** `hits` is null unless it is the answer to exactly the text that stands in the field. */
export interface Search extends Answer {
  /** What is to be asked for, or '' for nothing. */
  asked: string;
  onAnswer: (answer: Answer) => void;
}

/**
 * When to ask the site for what stands in the field: after 300 ms of quiet, from 3 characters. An outdated
 * answer is never shown. The asking itself is SearchAnswer's, which is loaded with the first search.
 */
export function useSearch(text: string): Search {
  const wanted = text.trim();
  const isLong = wanted.length >= MIN_LENGTH;
  const [asked, setAsked] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isLong ? wanted : ''), isLong ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, isLong]);

  const current = isLong && asked === wanted && answer?.query === wanted ? answer : null;
  return {
    query: wanted,
    asked,
    onAnswer: useCallback((given: Answer) => setAnswer(given), []),
    // While the visitor types on, the open list waits with the spinner instead of blinking.
    isLoading: isLong && asked !== '' && (current === null || current.isLoading),
    hits: current?.hits ?? null,
    total: current?.total ?? 0,
    chat: current?.chat ?? '',
  };
}
