import { EmptyState } from '@/components/states/empty-state/empty-state';
import { ErrorState } from '@/components/states/error-state/error-state';
import { Retry } from '@/components/states/error-state/error-state.island';
import { KeepButton } from '@/components/ui/keep-button/keep-button';
import { PriceLine } from '@/components/ui/price/price-line';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { rowAnchor, type AreaView, type Group, type Row } from '@/lib/kawasan/load-area';
import { placeOfRow } from '@/lib/kawasan/pin-place';
import { routes } from '@/lib/addresses/routes';
import { planName } from '@/lib/plan/codes';
import { PlaceMark } from './place-mark';

/** Everything in an area by kind, nearest to Alun-Alun first. */
export function AreaPlaces({ view: { area, groups, state } }: { view: AreaView }) {
  if (state === 'failed') return <ErrorState message="Memuat data tempat..." waiting />;
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
    <section className="peta-kind" data-jenis={kind} data-pin={kind}>
      <SectionHead
        title={label}
        seeAll={{
          href: listHref,
          text: isMore ? `${rows.length} dari ${total}, lihat semua` : 'Lihat semua',
          // A narrowed list is not for search engines.
          rel: 'nofollow',
        }}
      />
      <ul className="peta-rows">
        {rows.map((row, index) => (
          <PlaceRow key={index} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** A place in one row: its pin, name, way, hours and price, and the label that keeps it. */
function PlaceRow({ row }: { row: Row }) {
  const { kind, id, title, href, number, isSample } = row;
  const { where, price } = placeOfRow(row);
  return (
    <li id={number === null ? undefined : rowAnchor(number)}>
      <a href={href}>
        <PlaceMark number={number} />{' '}
        <span>
          <b>
            {title}
            {isSample && <SampleMark />}
          </b>{' '}
          <small>{where}</small> {price && <PriceLine text={price} />}
        </span>
      </a>
      <KeepButton name={planName(kind, id)} title={title} />
    </li>
  );
}
