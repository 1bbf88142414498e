import { Icon } from '@/components/ui/icon/icon';
import type { Nearby } from '@/lib/plan/nearby';
import type { Stop } from '@/lib/plan/stop';
import { Way } from './leg-line';
import { does, type Edit } from './stop-tools';

/** Folded above a stop: the places that fit between the one before and it; nothing where none fits. */
export function NearbyStops({ stop: { name, title }, edit }: { stop: Stop; edit: Edit }) {
  const found = edit.nearby.get(name);
  if (!found) return null;
  return (
    <details className="rcn-near">
      <summary>
        <Icon name="plus" />
        <span>
          Tambah tempat di dekat sini
          <span className="vh">{`, antara ${found.behind.title} dan ${title}`}</span>
        </span>
      </summary>
      <p className="small muted">{`Singgah di jalan dari ${found.behind.title}:`}</p>
      <ul>
        {found.places.map((place) => (
          <NearbyRow key={place.name} place={place} after={found.behind.name} />
        ))}
      </ul>
    </details>
  );
}

/** A place with the way to it, its hours, and the button that puts it behind the stop before. */
function NearbyRow({ place: { name, title, href, leg, hours }, after }: { place: Nearby; after: string }) {
  return (
    <li>
      <p>
        <a href={href}>{title}</a>
        <small>
          <Way {...leg} />
        </small>
        <small>{hours ?? 'Jam buka belum kami ketahui'}</small>
      </p>
      <button className="btn btn--line btn--s" {...does(`sisip:${after}:${name}`)}>
        <Icon name="plus" />
        <span>
          <span className="vh">{`Tambah ${title} ke `}</span>Rencana
        </span>
      </button>
    </li>
  );
}
