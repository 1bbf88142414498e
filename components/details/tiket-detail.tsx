import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import { tiket, type TiketDetail as Detail } from '@/lib/entities/tiket/tiket';
import { grouped } from '@/lib/format/rupiah';
import { whatsappLink } from '@/lib/order/whatsapp';
import { closedReason } from '@/lib/order/fields';
import { SOLD_OUT } from '@/lib/order/offer';
import { knownFacts, rated } from './known-facts';

/** Tickets that fetch whom or what they take: nobody goes there, but to a start that is a known place. */
const FETCHING = ['Reservasi Bus & Travel', 'Cargo'];

/** The page of a ticket (spec §2, "Tickets", detail). */
export function TiketDetail(props: DetailProps<Detail>) {
  const { item, related } = props;
  const isGoneTo = item.place && (!FETCHING.includes(item.category) || related?.ways?.byRoad);
  // Where no ticket is left, the button asks for the next date, and orders nothing.
  const ask = {
    orderHref: whatsappLink(
      props.site.admins[0].phone,
      `Halo, kapan jadwal berikutnya untuk tiket "${item.title}"?`,
    ),
    label: 'Tanya jadwal berikut',
  };
  return (
    <DetailFrame
      {...props}
      description={tiket}
      kicker={[item.category]}
      facts={knownFacts(
        rated(item),
        ['people', 'Kapasitas', `${grouped(item.capacity)} orang`],
        ['cal', 'Tanggal', item.dateText],
        ['clock', 'Waktu', item.start?.hour ?? null],
        ['pin', 'Lokasi', item.place],
      )}
      answers={
        isGoneTo && <BeforeYouGo {...props} description={tiket} site={item.visit ? props.site : null} />
      }
      note={item.stock > 0 ? item.price && priceAge(item.visit) : 'Stok Habis'}
      instead={closedReason('tiket', item) === SOLD_OUT ? ask : null}
      aside={<Callout title="Catatan" items={notes.tiket} level={2} />}
      label="Rincian tiket"
      overview={
        <>
          <h3>Tentang Tiket Ini</h3>
          <Prose html={item.descriptionHtml} fallback="Deskripsi tiket belum tersedia." below={3} />
          {item.place ? <InfoList items={[{ icon: 'pin', label: 'Lokasi', value: item.place }]} /> : null}
        </>
      }
      tabs={[{ id: 'informasi', label: 'Informasi', panel: <InfoList items={information(item)} /> }]}
    />
  );
}

function information(item: Detail) {
  return knownFacts(
    ['tag', 'Harga', priceText(item.price)],
    ['box', 'Stok', item.stock > 0 ? grouped(item.stock) : 'Habis'],
    ['ticket', 'Kategori', item.category],
    rated(item),
    ['people', 'Kapasitas', `${grouped(item.capacity)} orang`],
  );
}
