import type { ReactNode } from 'react';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { Highlights } from '@/components/details/highlights/highlights';
import { MapEmbed } from '@/components/ui/map-embed/map-embed';
import { CheckList } from '@/components/ui/check-list/check-list';
import { Callout } from '@/components/ui/callout/callout';
import { Places } from '@/components/details/places/places';
import { Prose } from '@/components/ui/prose/prose';
import { Schedule } from '@/components/details/schedule/schedule';
import notes from '@/content/fixed/notes.json';
import type { AnyKind } from '@/lib/entities/registry';
import type { TripDetail } from '@/lib/entities/trip';
import { priceAge } from '@/lib/entities/visit';
import { ownWayOf } from '@/lib/order/two-ways';
import { withoutNames, type FindNames } from '@/lib/rich-text/names';
import { knownFacts, rated } from './known-facts';
import styles from './trip-page.module.scss';

/** What the route of a trip gives to its page. */
export interface TripProps extends DetailProps<TripDetail> {
  /** Makes a function that finds place names, one for each tab: the first mentions in a tab become links. */
  names?: () => FindNames;
}

interface Props extends TripProps {
  description: AnyKind;
  /** What a visitor asks first, before the pictures. */
  answers?: ReactNode;
  /** Shown after the notes in the tab 'Paket Termasuk'. */
  lastTab: ReactNode;
  /** What stands below the tabs. */
  children?: ReactNode;
}

/** The page of a destination or a package (spec §2): the slots hold what differs. */
export function TripPage({ names = () => withoutNames, lastTab, children, ...props }: Props) {
  const { item, description, related } = props;
  const { title } = item;
  return (
    <DetailFrame
      {...props}
      kicker={[item.category, ownWayOf(description.kind, item, related?.otherWay)]}
      facts={knownFacts(
        rated(item),
        ['clock', 'Durasi', item.duration],
        ['people', 'Minimal', item.minPeople && `${item.minPeople} orang`],
        ['pin', 'Lokasi', item.place],
      )}
      essentials={<Highlights label="Termasuk" items={item.included} more="#termasuk" />}
      note={[item.duration, item.price && priceAge(item.visit)].filter(Boolean).join(' · ') || null}
      aside={<MapEmbed src={item.map} place={title} address={`${title}, ${item.place}`} />}
      label={`Rincian ${title}`}
      overview={<Prose html={item.overviewHtml} />}
      tabs={[
        { id: 'jadwal', label: 'Jadwal', panel: <Schedule days={item.schedule} find={names()} /> },
        { id: 'tempat', label: 'Tempat', panel: <Places places={item.places} find={names()} /> },
        {
          id: 'termasuk',
          label: 'Paket Termasuk',
          panel: (
            <div className={styles.stack}>
              <Included included={item.included} excluded={item.excluded} />
              <Callout title="Note" items={notes.trip} />
              {lastTab}
            </div>
          ),
        },
      ]}
    >
      {children}
    </DetailFrame>
  );
}

/** What a trip includes and what not, side by side (spec §2, tab Paket Termasuk). */
export function Included({ included, excluded }: Pick<TripDetail, 'included' | 'excluded'>) {
  return (
    <div className={styles.two}>
      <div>
        <h3>Termasuk</h3>
        <CheckList items={included} />
      </div>
      <div>
        <h3>Tidak Termasuk</h3>
        <CheckList items={excluded} crossed />
      </div>
    </div>
  );
}
