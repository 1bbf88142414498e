import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ErrorState } from '@/components/states/error-state/error-state';
import { Retry } from '@/components/states/error-state/error-state.island';
import { InfoList } from '@/components/ui/info-list/info-list';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PlaceList } from '@/components/ui/place-list/place-list';
import { Prose } from '@/components/ui/prose/prose';
import { QuickFacts, type QuickFact } from '@/components/ui/quick-facts/quick-facts';
import { ActionRow } from '@/components/ui/action-panel/action-row';
import { Share } from '@/components/ui/share/share';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { ReadyPlans } from '@/components/pages/plan/ready-plans';
import { priceText } from '@/lib/entities/prices';
import type { Area } from '@/lib/kawasan/areas';
import { rowAnchor, type AreaView, type Group } from '@/lib/kawasan/load-area';
import { minuteText, wayTo } from '@/lib/kawasan/travel';
import { kilometreText } from '@/lib/geo/distance';
import type { ReadyPlan } from '@/lib/plan/ready';
import { articleHtml } from '@/lib/rich-text/markdown';
import { areaHref, routes } from '@/lib/addresses/routes';
import { areaBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { PinMark, SunMark } from '@/components/ui/sheet/pin';
import { AreaSheet } from '@/components/ui/sheet/sheet';

interface Props {
  view: AreaView;
  /** The other areas. */
  neighbours: readonly Area[];
  /** The ready plans that lead through it. */
  plans: readonly ReadyPlan[];
}

/** The page of an area: its map, its guide, everything in it by kind, nearest to Alun-Alun first. */
export function AreaPage({ view, neighbours, plans }: Props) {
  const { area } = view;
  return (
    <main id="isi" tabIndex={-1}>
      <PageHead
        title={area.nama}
        intro={area.ringkasan}
        art={area.seni}
        trail={<Breadcrumbs items={areaBreadcrumbs(area.nama)} />}
      />
      <div className="wrap peta-atlas peta-area">
        <Maps view={view} />
        <div>
          <QuickFacts items={factsOf(view)} />
          <ActionRow>
            <Share title={area.nama} path={areaHref(area.slug)} />
          </ActionRow>
          <section className="peta-guide">
            <h2 className="subhead">Sebelum berangkat</h2>
            <Prose html={articleHtml(area.guide)} fallback="" />
            <InfoList
              items={[
                { icon: 'bus', label: 'Ke sana', value: area.ke_sana },
                { icon: 'clock', label: 'Waktu terbaik', value: area.musim },
                { icon: 'box', label: 'Bawa', value: area.bawa },
              ]}
            />
          </section>
          <Places view={view} />
        </div>
      </div>
      <ReadyPlans plans={plans} />
      <nav className="section band" aria-labelledby="lain">
        <div className="wrap">
          <h2 className="subhead" id="lain">
            Kawasan lain
          </h2>
          <PlaceList
            inThree
            places={neighbours.map(({ slug, nomor, nama, ringkasan }) => ({
              title: nama,
              href: areaHref(slug),
              detail: ringkasan,
              mark: <SunMark number={nomor} />,
            }))}
          />
        </div>
      </nav>
    </main>
  );
}

function factsOf({ area, total, state }: AreaView): QuickFact[] {
  const [lat, lon] = area.pangkal ?? [];
  const way = lat === undefined || lon === undefined ? null : wayTo({ lat, lon }, area);
  const facts: QuickFact[] = way
    ? [
        { icon: 'pin', label: 'Dari Alun-Alun', value: kilometreText(way.km) },
        { icon: 'clock', label: 'Waktu tempuh', value: minuteText(way.minutes) },
      ]
    : [{ icon: 'pin', label: 'Titik nol', value: 'Alun-Alun' }];
  facts.push({ icon: 'peak', label: 'Ketinggian', value: area.ketinggian });
  facts.push({ icon: 'info', label: 'Suhu', value: area.suhu });
  if (state === 'ok')
    facts.push({ icon: 'compass', label: 'Di peta ini', value: `${total} tempat dan acara` });
  return facts;
}

function Maps({ view }: { view: AreaView }) {
  const { area, maps, isCrowded } = view;
  const { pusat, teks } = area.peta;
  return (
    <div className={maps.length > 1 ? undefined : 'peta-map'}>
      {maps.map((map, index) => (
        <figure key={map.sheets.name} className="lembar">
          <AreaSheet
            map={map}
            alt={index && pusat ? pusat.teks : teks}
            label={`Tempat di ${index && pusat ? pusat.nama : area.nama}`}
            eager={index === 0}
          />
          <figcaption className="small muted">
            Lembar {area.nomor}
            {index && pusat ? `a · ${pusat.nama}` : ` · ${area.nama_pendek}`}. Ketuk angka untuk melihat
            namanya.
          </figcaption>
        </figure>
      ))}
      <KindFilter view={view} />
      {isCrowded && maps.length ? (
        <p className="small muted">Peta memuat yang terdekat dari tiap jenis; selebihnya ada di daftarnya.</p>
      ) : null}
    </div>
  );
}

/**
 * The legend filters by kind: hides the other kinds on map and list, by CSS alone. Browsers without `:has()`
 * show everything.
 */
function KindFilter({ view: { groups, total } }: { view: AreaView }) {
  if (groups.length < 2) return null;
  return (
    <fieldset className="jenis">
      <legend className="vh">Tampilkan di peta dan daftar</legend>
      <label>
        <input type="radio" name="jenis" value="semua" defaultChecked />
        Semua <small>{total}</small>
      </label>
      {groups.map(({ kind, label, total: count }) => (
        <label key={kind}>
          <input type="radio" name="jenis" value={kind} />
          <PinMark kind={kind} />
          {label} <small>{count}</small>
        </label>
      ))}
    </fieldset>
  );
}

function Places({ view: { area, groups, state } }: { view: AreaView }) {
  if (state === 'failed') return <ErrorState message="Memuat data tempat..." href="" waiting />;
  return (
    <>
      {groups.length ? (
        groups.map((group) => <KindPlaces key={group.kind} group={group} />)
      ) : (
        <EmptyState
          text={`Belum ada tempat di ${area.nama}.`}
          link={{ href: routes.kawasan, text: 'Semua kawasan' }}
          search
        />
      )}
      {state === 'partial' && (
        <p className="muted">
          Sebagian daftar belum dapat dimuat.
          <Retry />
        </p>
      )}
    </>
  );
}

function KindPlaces({ group: { kind, label, listHref, total, rows } }: { group: Group }) {
  const isMore = total > rows.length;
  return (
    <section className="peta-kind" data-jenis={kind}>
      <SectionHead
        title={label}
        seeAll={{
          href: listHref,
          text: isMore ? `${rows.length} dari ${total}, lihat semua` : 'Lihat semua',
          // A narrowed list is not for search engines.
          rel: isMore ? 'nofollow' : undefined,
        }}
      />
      <PlaceList
        places={rows.map(({ title, href, where, hours, price, number }) => ({
          title,
          number,
          href,
          detail: [where, hours, priceText(price)].filter(Boolean).join(' · '),
          mark: <PinMark kind={kind} number={number} />,
          id: number === null ? undefined : rowAnchor(number),
        }))}
      />
    </section>
  );
}
