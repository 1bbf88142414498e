import { SmallSheet } from '@/components/ui/sheet/sheet';
import type { ListMap as View } from '@/lib/data/list-map';
import { routes } from '@/lib/addresses/routes';

/**
 * Where the items of this page of a list are: from 64rem beside them, numbered, with a key; the list itself
 * is the content.
 */
export function ListMap({ map, noun }: { map: View; noun: string }) {
  return (
    <aside aria-label={`Peta ${noun} di halaman ini`}>
      <SmallSheet
        map={map}
        alt={`Peta bergambar ${map.name}`}
        label={`${map.pins.length} ${noun} di peta ${map.name}`}
      />
      <ol className="small muted">
        {map.pins.map(({ number, title }) => (
          <li key={number}>
            {number}. {title}
          </li>
        ))}
      </ol>
      <a className="link small" href={routes.kawasan}>
        Peta kawasan
      </a>
    </aside>
  );
}
