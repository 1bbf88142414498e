import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { routes } from '@/lib/routes';

/** One answer of the site's own search (spec §3, "Search result item"). */
export interface Hit {
  title: string;
  label: string;
  href: string;
}

// Spec §9: 'Search debounce 300 ms; triggers from 3 characters'.
const DEBOUNCE_MS = 300;
const MIN_LENGTH = 3;

async function ask(address: string): Promise<Hit[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const body = (await response.json()) as { data?: Hit[] };
  return body.data ?? [];
}

/** `hits` is null unless it is the answer to exactly the text that stands in the field. */
export interface Search {
  query: string;
  isLoading: boolean;
  hits: Hit[] | null;
}

/**
 * Asks the site for what stands in the field: after 300 ms of quiet, from 3 characters. An outdated answer is never shown,
 * a failed request counts as no answer (spec §8: 'results become empty; no message').
 */
export function useSearch(text: string): Search {
  const wanted = text.trim();
  const isLong = wanted.length >= MIN_LENGTH;
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isLong ? wanted : ''), isLong ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, isLong]);

  const address = asked ? `/api${routes.cari}?${new URLSearchParams({ q: asked })}` : null;
  const { data, error, isLoading } = useSWR<Hit[], Error>(address, ask, {
    keepPreviousData: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (reason: Error) => console.warn(`Pencarian gagal: ${reason.message}`),
  });

  const isCurrent = isLong && asked === wanted;
  return {
    query: wanted,
    // While the visitor types on, the open list waits with the spinner instead of blinking.
    isLoading: isLong && asked !== '' && (isLoading || !isCurrent),
    hits: isCurrent && !error ? (data ?? null) : null,
  };
}
