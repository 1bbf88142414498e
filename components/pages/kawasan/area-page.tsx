import type { ReactNode } from 'react';
import { knownFacts } from '@/components/details/known-facts';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Icon } from '@/components/ui/icon/icon';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Offline } from '@/components/ui/offline/offline.island';
import { PageHead } from '@/components/ui/page-head/page-head';
import { PlaceList } from '@/components/ui/place-list/place-list';
import { Prose } from '@/components/ui/prose/prose';
import { ActionRow } from '@/components/ui/action-panel/action-row';
import { Share } from '@/components/ui/share/share';
import { ReadyPlans } from '@/components/pages/plan/ready-plans';
import { areas, type Area } from '@/lib/kawasan/areas';
import type { AreaView } from '@/lib/kawasan/load-area';
import { cutGuide } from '@/lib/kawasan/guide';
import { minuteText, wayTo } from '@/lib/kawasan/travel';
import { kilometreText } from '@/lib/geo/distance';
import type { ReadyPlan } from '@/lib/plan/ready';
import { holdTogether } from '@/lib/format/hold-together';
import { articleHtml } from '@/lib/rich-text/markdown';
import { wishOf } from '@/lib/offline/wish';
import { areaHref } from '@/lib/addresses/routes';
import { AREAS, detailBreadcrumbs } from '@/lib/addresses/breadcrumbs';
import { AreaMaps } from './area-maps';
import { AreaPlaces } from './area-places';

interface Props {
  view: AreaView;
  /** The ready plans that lead through it. */
  plans: readonly ReadyPlan[];
}

/** The page of an area: everything in it by kind between the first paragraph of its guide and the rest. */
export function AreaPage({ view, plans }: Props) {
  const { area, shuttle, total, state } = view;
  const neighbours = areas().filter(({ slug }) => slug !== area.slug);
  const { lead, rest } = cutGuide(area.guide);
  const hrefs = view.groups.flatMap(({ rows }) => rows.map(({ href }) => href));
  const wish = wishOf({ page: areaHref(area.slug), title: area.nama, version: '', hrefs });
  return (
    <main id="isi" tabIndex={-1}>
      <div className="peta-head">
        <PageHead
          title={area.nama}
          intro={area.ringkasan}
          art={area.seni}
          trail={<Breadcrumbs items={detailBreadcrumbs(AREAS, area.nama)} />}
        >
          <Facts area={area} />
        </PageHead>
      </div>
      <div className="wrap peta-atlas peta-area">
        <div className="peta-lead">
          {lead && <Prose html={articleHtml(lead)} fallback="" />}
          <p>
            {state !== 'failed' && total > 0 && <b>{total} tempat dan acara</b>}
            <a className="link" href="#panduan">
              Baca panduan
            </a>
          </p>
          {wish && <Offline wish={wish} />}
        </div>
        <AreaMaps view={view} />
        <div className="peta-list">
          <AreaPlaces view={view} />
          <section className="peta-guide" id="panduan">
            <h2 className="subhead">Sebelum berangkat</h2>
            {rest && <Prose html={articleHtml(rest)} fallback="" />}
            <InfoList
              items={knownFacts<ReactNode>(
                ['bus', 'Ke sana', holdTogether(area.ke_sana)],
                [
                  'ticket',
                  'Shuttle',
                  shuttle && (
                    <>
                      <a href={shuttle.href}>{shuttle.title}</a>, {shuttle.price}
                    </>
                  ),
                ],
                ['clock', 'Waktu terbaik', holdTogether(area.musim)],
                ['box', 'Bawa', holdTogether(area.bawa)],
              )}
            />
            <ActionRow>
              <Share title={area.nama} path={areaHref(area.slug)} />
            </ActionRow>
          </section>
        </div>
      </div>
      <ReadyPlans plans={plans} />
      <nav className="section band" aria-labelledby="lain">
        <div className="wrap">
          <h2 className="subhead" id="lain">
            Kawasan lain
          </h2>
          <PlaceList
            places={neighbours.map(({ slug, nama, ringkasan }) => ({
              title: nama,
              href: areaHref(slug),
              detail: ringkasan,
              mark: <Icon name="map" />,
            }))}
          />
        </div>
      </nav>
    </main>
  );
}

/** What an area is in numbers, in the head. */
function Facts({ area }: { area: Area }) {
  const way = area.pangkal && wayTo(area.pangkal, area);
  const facts = way
    ? [
        ['Dari Alun-Alun', kilometreText(way.km)],
        ['Waktu tempuh', minuteText(way.minutes)],
      ]
    : [['Titik nol', 'Alun-Alun']];
  facts.push(['Ketinggian', area.ketinggian], ['Suhu', area.suhu]);
  return (
    <dl className="peta-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
