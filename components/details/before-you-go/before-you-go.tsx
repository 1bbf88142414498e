import '@/styles/globals.scss';
import type { ReactNode } from 'react';
import { Directions } from '@/components/ui/directions/directions';
import { Hours } from '@/components/ui/hours/hours';
import { Icon } from '@/components/ui/icon/icon';
import type { Ride, Ways } from '@/lib/data/load-ways';
import type { IconName } from '@/lib/entities/card';
import { absolute } from '@/lib/addresses/absolute';
import { BEFORE_ID, itemHref } from '@/lib/addresses/routes';
import type { Item } from '@/lib/entities/define';
import type { AnyKind } from '@/lib/entities/registry';
import { whatsappLink } from '@/lib/format/whatsapp';
import { kilometreText, minuteText, wayText } from '@/lib/kawasan/travel';
import type { OtherWay } from '@/lib/order/two-ways';
import type { Site } from '@/lib/settings/site';
import styles from './before-you-go.module.scss';

interface Props {
  item: Pick<Item, 'key' | 'title' | 'place' | 'position' | 'visit'>;
  description: Pick<AnyKind, 'kind' | 'detailPath'>;
  /** Whose chat is asked for the hours where they are unknown; null where none are expected: an event. */
  site: Site | null;
  /** The price, with the month or year from which it is known. */
  price?: { text: string; note: string | null } | null;
  /** The place sold the other way; null without one. */
  otherWay?: Pick<OtherWay, 'href' | 'line'> | null;
  /** Null while unknown, or outside all areas. */
  ways: Ways | null;
}

/**
 * What every visitor asks first, at the top of a place's page: hours, price, the length of a visit, the ways
 * there. What is not known is not shown, but for the hours, which can be asked for.
 */
export function BeforeYouGo({ item, description, site, price = null, otherWay = null, ways }: Props) {
  const { title, place, position, visit } = item;
  return (
    <section className={styles.box} id={BEFORE_ID} aria-labelledby={`${BEFORE_ID}-judul`}>
      <h2 id={`${BEFORE_ID}-judul`}>Sebelum berangkat</h2>
      <dl>
        {visit?.hours || site ? (
          <Row icon="clock" label="Jam buka">
            {visit?.hours ? (
              <Hours hours={visit.hours} checkedIn={visit.checkedIn} />
            ) : (
              site && (
                <a href={askLink(site, description, item)} target="_blank" rel="noopener">
                  Tanyakan jam buka
                </a>
              )
            )}
          </Row>
        ) : null}
        {price ? (
          <Row icon="tag" label="Harga">
            <b>{price.text}</b> {price.note ? <span className="small muted">({price.note})</span> : null}
          </Row>
        ) : null}
        {otherWay ? (
          <Row icon="guide" label="Cara lain">
            <a href={otherWay.href}>{otherWay.line}</a>
          </Row>
        ) : null}
        {visit?.minutes ? (
          <Row icon="compass" label="Lama kunjungan">
            <b>{minuteText(visit.minutes)}</b>
          </Row>
        ) : null}
        <Row icon="route" label="Cara ke sana">
          {ways ? <WayList ways={ways} /> : null}
          <Directions bare to={position} address={`${title}, ${place ?? 'Bandung'}`} title={title} />
        </Row>
      </dl>
    </section>
  );
}

/** A chat that names the place and its page. */
function askLink(site: Site, description: Props['description'], { key, title }: Props['item']): string {
  const page = absolute(itemHref(description, key));
  return whatsappLink(site.admins[0].phone, `Halo, kapan "${title}" buka? Mohon infonya.\n${page}`);
}

function Row({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function WayList({ ways: { byRoad, onFoot, shuttle, car, stop } }: { ways: Ways }) {
  return (
    <ul>
      {byRoad ? (
        <li>
          {wayText(byRoad.centre) === 'Di Alun-Alun'
            ? 'Di Alun-Alun'
            : `Dari Alun-Alun ${wayText(byRoad.centre)}`}
          , dari Stasiun Bandung {kilometreText(byRoad.station.km)} · {minuteText(byRoad.station.minutes)}
        </li>
      ) : null}
      {onFoot ? <li>Jalan kaki dari Alun-Alun {minuteText(onFoot.minutes)}</li> : null}
      {shuttle ? <RideLine ride={shuttle} /> : null}
      {car && !onFoot ? <RideLine ride={car} before="Mobil dengan pengemudi: " /> : null}
      {stop ? (
        <li>
          Bus kota: halte {stop.name}, {stop.metres} m, {stop.routes} rute{' '}
          <a
            className="small"
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

function RideLine({ ride: { title, href, price }, before = '' }: { ride: Ride; before?: string }) {
  return (
    <li>
      {before}
      <a href={href}>{title}</a>
      {price ? `, ${price}` : null}
    </li>
  );
}
