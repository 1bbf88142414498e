import { CHOICES } from './list-choice';
import { LIST_PATHS } from './list-paths.mjs';
import { ORDER, routes } from './routes';

/** What the address of a list can hold, in its order: category, choices, a month of the events, page. */
export const LIST_PARAMETERS: readonly string[] = ['kategori', ...CHOICES, 'bulan', 'page'];

/** What each page reads, in order, also where each value is a 404; a page that is not named reads none. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(LIST_PATHS).map((path) => [path, LIST_PARAMETERS])),
  [routes.galeri]: LIST_PARAMETERS,
  // Without categories: `kategori` changes nothing there.
  [routes.kuliner]: LIST_PARAMETERS.slice(1),
  [routes.cari]: ['q', 'page'],
  // A plan that was sent, and the one that was emptied.
  [routes.rencana]: ['r', 'kosong'],
  [ORDER]: ['jenis', 'item', 'tanggal', 'jumlah', 'lama', 'kamar', 'pengemudi'],
};

/** The number of a page, as addresses have it. */
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** The value of a parameter that counts: the last of several; none where it is empty, as forms send it. */
export function valueOf(value: string | readonly string[] | undefined): string | undefined {
  return (typeof value === 'string' ? value : value?.at(-1)) || undefined;
}

/** Those parameters of a query that have a value, each once and in the order of `names`. */
export function valuesOf(query: URLSearchParams, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = valueOf(query.getAll(name));
    return value ? [[name, value]] : [];
  });
}
