import '@/styles/globals.scss';
import type { ReactNode } from 'react';
import { Directions } from '@/components/ui/directions/directions';
import { Hours } from '@/components/ui/hours/hours';
import { InfoList } from '@/components/ui/info-list/info-list';
import type { Ride, Ways } from '@/lib/kawasan/load-ways';
import { absolute } from '@/lib/addresses/absolute';
import { BEFORE_ID, itemHref } from '@/lib/addresses/routes';
import type { PriceView } from '@/lib/entities/card';
import type { Item } from '@/lib/entities/define';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import type { AnyKind } from '@/lib/entities/registry';
import { whatsappLink } from '@/lib/order/whatsapp';
import { fromCentreText, minuteText, wayText } from '@/lib/kawasan/travel';
import type { OtherWay } from '@/lib/order/two-ways';
import type { Site } from '@/lib/settings/site';
import { knownFacts } from '../known-facts';
import styles from './before-you-go.module.scss';

interface Props {
  item: Pick<Item, 'key' | 'title' | 'place' | 'position' | 'visit'> & { price?: PriceView | null };
  description: Pick<AnyKind, 'kind' | 'detailPath'>;
  /** Whose chat is asked for the hours where they are unknown; null where none are expected: an event. */
  site: Site | null;
  /** The place sold the other way, and the ways there; absent while unknown. */
  related?: { otherWay: Pick<OtherWay, 'href' | 'line'> | null; ways: Ways | null } | undefined;
}

/**
 * What every visitor asks first, at the top of a place's page: hours, price, the length of a visit, the ways
 * there. What is not known is not shown, but for the hours, which can be asked for.
 */
export function BeforeYouGo({ item, description, site, related }: Props) {
  const { title, place, position, visit, price } = item;
  const { otherWay = null, ways = null } = related ?? {};
  const age = priceAge(visit);
  const rows = knownFacts<ReactNode>(
    [
      'clock',
      'Jam buka',
      visit?.hours ? (
        <Hours hours={visit.hours} checkedIn={visit.checkedIn} />
      ) : (
        site && (
          <a href={hoursChat(site, description, item)} target="_blank" rel="noopener">
            Tanyakan jam buka
          </a>
        )
      ),
    ],
    [
      'tag',
      'Harga',
      price && (
        <>
          {priceText(price)} {age ? <span className="small muted">({age})</span> : null}
        </>
      ),
    ],
    ['guide', 'Cara lain', otherWay && <a href={otherWay.href}>{otherWay.line}</a>],
    [
      'route',
      'Cara ke sana',
      <>
        {ways ? <WayList ways={ways} /> : null}
        <Directions bare to={position} address={`${title}, ${place ?? 'Bandung'}`} title={title} />
      </>,
    ],
    ['compass', 'Durasi kunjungan', visit?.minutes && `Cukup ${minuteText(visit.minutes)}`],
  );
  return (
    <section className={styles.box} id={BEFORE_ID} aria-labelledby={`${BEFORE_ID}-judul`}>
      <h2 className="subhead" id={`${BEFORE_ID}-judul`}>
        Sebelum berangkat
      </h2>
      <InfoList items={rows} />
    </section>
  );
}

/** A chat that names the place and its page. */
function hoursChat(site: Site, description: Props['description'], { key, title }: Props['item']): string {
  const page = absolute(itemHref(description, key));
  return whatsappLink(site.admins[0].phone, `Halo, mohon info jam buka untuk "${title}".\n${page}`);
}

function WayList({ ways: { byRoad, onFoot, shuttle, car, stop } }: { ways: Ways }) {
  return (
    <ul className="small">
      {byRoad ? (
        <li>
          {fromCentreText(byRoad.centre)}
          {byRoad.station && `, dari Stasiun Bandung ${wayText(byRoad.station)}`}
        </li>
      ) : null}
      {onFoot ? <li>Jalan kaki dari Alun-Alun {minuteText(onFoot.minutes)}</li> : null}
      {shuttle ? <RideLine ride={shuttle} before={shuttle.end && `Sampai ${shuttle.end}: `} /> : null}
      {car ? <RideLine ride={car} before="Mobil dengan pengemudi: " /> : null}
      {stop ? (
        <li>
          Bus kota: halte {stop.name}, {stop.metres} m, {stop.routes} rute{' '}
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noopener"
            aria-label="Data halte © kontributor OpenStreetMap"
          >
            © OpenStreetMap
          </a>
        </li>
      ) : null}
    </ul>
  );
}

function RideLine({ ride: { title, href, price }, before }: { ride: Ride; before?: string | undefined }) {
  return (
    <li>
      {before}
      <a href={href}>{title}</a>
      {price ? `, ${price}` : null}
    </li>
  );
}
