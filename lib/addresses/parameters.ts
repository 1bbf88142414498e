import { CHOICES } from './list-choice';
import { LIST_PATHS } from './list-paths.mjs';
import { ORDER, routes } from './routes';

const CATEGORY = 'kategori';
/** What the address of a list can hold besides its category: the choices, a month of the events, the page. */
const STATE = [...CHOICES, 'bulan', 'page'] as const;

/**
 * The parameters that each page reads, by its path, in the order in which its address has them. A page reads
 * a parameter also where each value of it is a 404, as the gallery does that of a price. A page that is not
 * named here reads none.
 */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(LIST_PATHS).map((path) => [path, [CATEGORY, ...STATE]])),
  [routes.galeri]: [CATEGORY, ...STATE],
  // Without categories: `kategori` changes nothing there.
  [routes.kuliner]: STATE,
  [routes.cari]: ['q', 'page'],
  // A plan that was sent, and the one that was emptied.
  [routes.rencana]: ['r', 'kosong'],
  [ORDER]: ['jenis', 'item', 'tanggal', 'jumlah', 'lama', 'kamar', 'pengemudi'],
};

/** Whether the parameters of a page are the state of a list, which has one form. */
export function isListPath(path: string): boolean {
  return PARAMETERS[path]?.includes('harga') ?? false;
}

/** The value of a parameter that counts: the last of several; none where it is empty, as forms send it. */
export function valueOf(value: string | readonly string[] | undefined): string | undefined {
  return (typeof value === 'string' ? value : value?.at(-1)) || undefined;
}
