import { useEffect } from 'react';
import useSWR from 'swr';
import { searchHref } from '@/lib/addresses/routes';
import type { Hit, Search } from './use-search';

interface Found {
  data: Hit[];
  total: number;
  suggested?: Hit[];
  partial?: boolean;
  chat?: string;
}

async function ask(address: string): Promise<Found> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Found;
}

/**
 * Requests the site's search and passes the response to `onAnswer`; renders nothing. A component of its own
 * so that SWR is loaded with the first search. A failed request counts as an empty result (spec §8).
 */
export default function SearchAnswer({ query, onAnswer }: Pick<Search, 'query' | 'onAnswer'>) {
  const { data, error, isLoading } = useSWR<Found, Error>(searchHref(query), ask, {
    keepPreviousData: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (reason: Error) => console.warn(`Pencarian gagal: ${reason.message}`),
  });
  useEffect(() => {
    const hits = error ? null : (data?.data ?? null);
    const { total = 0, suggested = [], partial = false, chat = '' } = data ?? {};
    onAnswer({ query, isLoading, hits, total, suggested, isPartial: partial, chat });
  }, [query, data, error, isLoading, onAnswer]);
  return null;
}
