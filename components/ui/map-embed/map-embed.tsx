import { mapPage } from '@/lib/geo/map-embed';
import { MapIsland } from './map-embed.island';
import styles from './map-embed.module.scss';

interface Props {
  /** A URL that lib/geo/map-embed.ts accepted, or null. */
  src: string | null;
  /** What the map shows: the title of the frame. */
  place: string;
  /** The place in words: searched for where the map itself names no point. */
  address: string;
}

/**
 * The place on a map (spec §2, sidebar): a drawing until the visitor opens the real one, so that no third
 * party is asked before a click (docs/decisions/0015-maps-on-a-click.md). Without script a link to the map's
 * own site.
 */
export function MapEmbed({ src, place, address }: Props) {
  if (!src) {
    return (
      <div className={`${styles.map} ${styles.none}`}>
        <p className="small muted">Google Maps belum tersedia</p>
      </div>
    );
  }
  const google = /^https:\/\/(?:www|maps)\.google\.com\//.test(src);
  return (
    <div className={styles.map}>
      <MapIsland
        src={src}
        href={mapPage(src, address)}
        label={google ? 'Buka Google Maps' : 'Buka Peta'}
        title={`Peta ${place}`}
      >
        <MapDrawing />
      </MapIsland>
    </div>
  );
}

function MapDrawing() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.park} d="M0 0h150L120 90 40 130 0 120ZM260 300l40-80 100-30v110Z" />
      <g className={styles.road}>
        <path d="M-10 190C80 170 160 200 240 150S340 60 420 50" strokeWidth="15" />
        <path d="M140-10c20 90 30 180 10 330" strokeWidth="11" />
        <path d="M-10 70c100 20 180 10 260 60s90 110 170 120M280-10c-10 70-40 120-20 330" strokeWidth="7" />
      </g>
      <path className={styles.river} d="M-10 250c90-20 120 20 200 0s130-60 220-50" strokeWidth="9" />
    </svg>
  );
}
