import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Retry } from '@/components/states/error-state/error-state.island';
import { ErrorState } from '@/components/states/error-state/error-state';
import { Icon } from '@/components/ui/icon/icon';
import { PlaceList } from '@/components/ui/place-list/place-list';
import { registry } from '@/lib/entities/registry';
import { MAPPED } from '@/lib/kawasan/mapped';
import type { OverviewArea, OverviewMap, Overview } from '@/lib/kawasan/load-overview';
import type { PlacedPin } from '@/lib/kawasan/pins';
import { areaHref } from '@/lib/addresses/routes';
import { pageBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { OVERVIEW_HEAD } from '@/lib/seo/page-heads';
import { PlaceMark } from './place-mark';
import { PinMark, SunMark, SunShape } from '@/components/ui/sheet/pin';
import { Leaders, PinLayer, Sheet } from '@/components/ui/sheet/sheet';
import { PALE } from '@/components/ui/sheet/pin-shape';
import { PinLink, SpotLink } from '@/components/ui/sheet/spot';
import { Strip } from '@/components/ui/art/strip';

/** The overview map of Greater Bandung: areas by their numbers, places as pins, and an index of both. */
export function OverviewPage({ view }: { view: Overview }) {
  const { areas, map, isCrowded, state } = view;
  return (
    <main id="isi" tabIndex={-1}>
      <section className="on-deep peta-room">
        <div className="wrap">
          <Breadcrumbs items={pageBreadcrumbs(OVERVIEW_HEAD.title)} />
          <h1>{OVERVIEW_HEAD.title}</h1>
          <p className="muted">{OVERVIEW_HEAD.intro}</p>
          <div className="peta-atlas peta-wall">
            {map && <Drawing map={map} areas={areas} />}
            <div>
              <nav aria-label="Kawasan">
                <ul className="peta-areas">
                  {areas.map((entry) => (
                    <AreaEntry key={entry.area.slug} entry={entry} isCounted={state !== 'failed'} />
                  ))}
                </ul>
              </nav>
              <Legend />
              {map && isCrowded && (
                <p className="small muted peta-desk">
                  Peta ini memuat {map.pins.length} tempat, yang terdekat di tiap kawasan; sisanya ada di peta
                  tiap kawasan.
                </p>
              )}
            </div>
          </div>
        </div>
      </section>
      {state === 'failed' ? (
        <div className="wrap section">
          <ErrorState message="Memuat data tempat..." waiting />
        </div>
      ) : (
        <div className="wrap section peta-desk">
          <h2 className="subhead">Indeks tempat</h2>
          {areas
            .filter(({ places }) => places.length)
            .map((entry) => (
              <Index key={entry.area.slug} entry={entry} hasMap={map !== null} />
            ))}
        </div>
      )}
      {state === 'partial' && (
        <p className="wrap section muted">
          Sebagian daftar belum dapat dimuat.
          <Retry />
        </p>
      )}
    </main>
  );
}

/** An area beside the overview map; below 64rem a card with its picture and what it is. */
function AreaEntry({ entry: { area, total, way }, isCounted }: { entry: OverviewArea; isCounted: boolean }) {
  const { slug, nomor, nama, ringkasan, seni } = area;
  return (
    <li>
      <a href={areaHref(slug)}>
        <Strip name={seni} />
        <SunMark number={nomor} />
        <span>
          <b>{nama}</b> <span>{ringkasan}</span>{' '}
          <small>
            {way ?? 'Mulai dari Alun-Alun'}
            {isCounted && ` · ${total} tempat dan acara`}
          </small>
        </span>
      </a>
    </li>
  );
}

function Drawing({ map, areas }: Pick<Overview, 'areas'> & { map: OverviewMap }) {
  const { sheets, flags, pins, dots } = map;
  const suns = (placed: readonly PlacedPin[]) =>
    areas.map(({ area }, index) => {
      const at = placed[index];
      return (
        at && (
          <SpotLink key={area.slug} at={at} href={areaHref(area.slug)} title={`${area.nomor}. ${area.nama}`}>
            <SunShape number={area.nomor} />
          </SpotLink>
        )
      );
    });
  return (
    <Sheet sheets={sheets} alt={ALT} isFirst>
      <PinLayer size="pocket" label="Kawasan di peta">
        <g fill="#a83f27" stroke={PALE} strokeWidth="1.5" aria-hidden="true">
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r="3" />
          ))}
        </g>
        {suns(flags.pocket)}
      </PinLayer>
      <PinLayer size="wide" label="Kawasan dan tempat di peta">
        <Leaders placed={pins.map(({ at }) => at)} />
        {pins.map(({ pin, at }) => (
          <PinLink key={pin.number} pin={pin} at={at} />
        ))}
        {suns(flags.wide)}
      </PinLayer>
    </Sheet>
  );
}

const ALT =
  'Peta bergambar Bandung Raya: cekungan kota di tengah, Tangkuban Parahu, Burangrang, dan Bukit Tunggul di utara, Patuha, Tilu, Malabar, dan Papandayan di selatan, Waduk Cirata dan Saguling di barat';

/** Explains which shape means which kind, where there are pins. */
function Legend() {
  return (
    <ul className="peta-legend peta-desk">
      {MAPPED.map((kind) => (
        <li key={kind}>
          <PinMark kind={kind} />
          {registry[kind].copy.label}
        </li>
      ))}
    </ul>
  );
}

/** The places of an area by their numbers; by name alone where no map shows these. */
function Index({ entry: { area, places, inHeart }, hasMap }: { entry: OverviewArea; hasMap: boolean }) {
  const { pusat } = area.peta;
  const heart =
    pusat && inHeart
      ? [
          {
            title: pusat.nama,
            href: areaHref(area.slug),
            detail: `${inHeart} tempat di peta sendiri`,
            mark: <Icon name="search" />,
          },
        ]
      : [];
  return (
    <section className="peta-kind">
      <h3>
        <a href={areaHref(area.slug)}>{area.nama}</a>
      </h3>
      <PlaceList
        places={[
          ...places.map(({ kind, number, title, href, isSample }) => ({
            title,
            isSample,
            href,
            detail: registry[kind].copy.label,
            mark: <PlaceMark kind={kind} number={hasMap ? number : null} />,
          })),
          ...heart,
        ]}
      />
    </section>
  );
}
