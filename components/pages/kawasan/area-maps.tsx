import { Icon } from '@/components/ui/icon/icon';
import { PinMark } from '@/components/ui/sheet/pin';
import { AreaSheet } from '@/components/ui/sheet/sheet';
import type { AreaView } from '@/lib/kawasan/load-area';

/**
 * The maps of an area, with the legend that filters them and the list. Below 64rem the maps are folded, by
 * CSS alone; browsers without `:has()` show them.
 */
export function AreaMaps({ view }: { view: AreaView }) {
  const { area, maps, isCrowded } = view;
  const { pusat, teks } = area.peta;
  return (
    <div className={maps.length > 1 ? 'peta-side' : 'peta-side peta-side--still'}>
      <div className="peta-tools">
        {maps.length > 0 && (
          <label className="peta-chip peta-fold">
            <input type="checkbox" />
            <Icon name="map" />
            Peta
          </label>
        )}
        <KindFilter view={view} />
      </div>
      {maps.length > 0 && (
        <div className="peta-maps">
          {maps.map((map, index) => (
            <figure key={map.sheets.name} className="lembar">
              <AreaSheet
                map={map}
                alt={index && pusat ? pusat.teks : teks}
                label={`Tempat di ${index && pusat ? pusat.nama : area.nama}`}
              />
              <figcaption className="small muted">
                <b>{index && pusat ? pusat.nama : area.nama_pendek}</b>
                <span> · Ketuk angka untuk melihat namanya</span>
              </figcaption>
            </figure>
          ))}
          {isCrowded && (
            <p className="small muted">
              Peta memuat yang terdekat dari tiap jenis; sisanya ada di daftarnya.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The legend filters map and list by kind, by CSS alone; browsers without `:has()` show everything. */
function KindFilter({ view: { groups, total } }: { view: AreaView }) {
  if (groups.length < 2) return null;
  return (
    <fieldset className="jenis">
      <legend className="vh">Tampilkan di peta dan daftar</legend>
      <label className="peta-chip">
        <input type="radio" name="jenis" value="semua" defaultChecked />
        Semua <small>{total}</small>
      </label>
      {groups.map(({ kind, label, total: count }) => (
        <label key={kind} className="peta-chip">
          <input type="radio" name="jenis" value={kind} />
          <PinMark kind={kind} />
          {label} <small>{count}</small>
        </label>
      ))}
    </fieldset>
  );
}
