import { CHOICES } from './list-choice';
import { LIST_PATHS } from './list-paths.mjs';
import { routes } from './routes';

const LIST = ['kategori', ...CHOICES, 'bulan', 'page'] as const;

/**
 * The parameters that each page reads, in the order in which its address has them. All others are no part of
 * a page: they neither change it nor split what is kept of it (product-decisions.md, "URLs").
 */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(LIST_PATHS).map((path) => [path, LIST])),
  [routes.galeri]: LIST,
  [routes.kuliner]: LIST.filter((name) => name !== 'kategori'),
  [routes.cari]: ['q', 'page'],
  [routes.rencana]: ['r'],
};

/** Whether a page's parameters are the state of a list, which has one form. */
export function isListPath(path: string): boolean {
  return PARAMETERS[path]?.includes('harga') ?? false;
}
