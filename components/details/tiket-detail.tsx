import { BeforeYouGo } from '@/components/details/before-you-go/before-you-go';
import { DetailFrame, type DetailProps } from '@/components/details/detail-frame/detail-frame';
import { InfoList } from '@/components/ui/info-list/info-list';
import { Callout } from '@/components/ui/callout/callout';
import { Prose } from '@/components/ui/prose/prose';
import type { QuickFact } from '@/components/ui/quick-facts/quick-facts';
import notes from '@/content/fixed/notes.json';
import { priceText } from '@/lib/entities/prices';
import { priceAge } from '@/lib/entities/visit';
import { tiket, type TiketDetail as Detail } from '@/lib/entities/tiket/tiket';
import { whatsappLink } from '@/lib/order/whatsapp';
import { closedReason } from '@/lib/order/fields';
import { SOLD_OUT } from '@/lib/order/offer';
import type { Site } from '@/lib/settings/site';
import { ratingFact } from './rating-fact';

/** What the button says where no ticket is left: it asks for the next date, and orders nothing. */
const ASK = 'Tanya jadwal berikut';

/** The page of a ticket (spec §2, "Tickets", detail). */
export function TiketDetail(props: DetailProps<Detail>) {
  const { item } = props;
  const isSoldOut = closedReason('tiket', item) === SOLD_OUT;
  return (
    <DetailFrame
      {...props}
      description={tiket}
      kicker={[item.category]}
      facts={facts(item)}
      answers={
        item.place && (
          <BeforeYouGo
            item={item}
            description={tiket}
            site={item.visit ? props.site : null}
            related={props.related}
          />
        )
      }
      note={item.stock > 0 ? priceAge(item.visit) : 'Stok Habis'}
      instead={isSoldOut ? { orderHref: askHref(item.title, props.site), label: ASK } : null}
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

function askHref(title: string, { admins }: Site): string {
  return whatsappLink(admins[0].phone, `Halo, kapan jadwal berikutnya untuk tiket "${title}"?`);
}

function facts(item: Detail): QuickFact[] {
  const list: QuickFact[] = [
    ...ratingFact(item.rating),
    { icon: 'people', label: 'Kapasitas', value: `${item.capacity} orang` },
  ];
  if (item.place) list.push({ icon: 'pin', label: 'Lokasi', value: item.place });
  if (item.dateText) list.push({ icon: 'cal', label: 'Tanggal', value: item.dateText });
  return list;
}

function information(item: Detail): QuickFact[] {
  const list: QuickFact[] = [];
  if (item.price) list.push({ icon: 'tag', label: 'Harga', value: priceText(item.price) });
  list.push(
    { icon: 'box', label: 'Stok', value: item.stock > 0 ? String(item.stock) : 'Habis' },
    { icon: 'ticket', label: 'Kategori', value: item.category },
    ...ratingFact(item.rating),
    { icon: 'people', label: 'Kapasitas', value: `${item.capacity} orang` },
  );
  return list;
}
