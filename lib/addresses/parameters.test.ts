import { canonicalPath } from './canonical-path';
import { PARAMETERS } from './parameters';
import { LIST_PATHS } from './list-paths.mjs';

test.each([...Object.values(LIST_PATHS), '/galeri', '/kuliner'])(
  'canonicalPath orders the parameters of %s as PARAMETERS lists them',
  (path) => {
    const query = (names: readonly string[]) => `?${names.map((name) => `${name}=2`).join('&')}`;
    const names = PARAMETERS[path] ?? [];
    expect(names).toEqual(expect.arrayContaining(['urut', 'harga', 'hari', 'kawasan', 'bulan', 'page']));
    expect(canonicalPath(path, query(names.toReversed()))).toBe(path + query(names));
  },
);
