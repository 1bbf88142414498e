import { serialize } from 'node:v8';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AkomodasiDetail } from '@/components/details/akomodasi-detail';
import { AtraksiDetail } from '@/components/details/atraksi-detail';
import { BlogDetail } from '@/components/details/blog-detail';
import { DestinasiDetail } from '@/components/details/destinasi-detail';
import { EventDetail } from '@/components/details/event-detail';
import { FasilitasDetail } from '@/components/details/fasilitas-detail';
import { PaketDetail } from '@/components/details/paket-detail';
import { TiketDetail } from '@/components/details/tiket-detail';
import { TransportasiDetail } from '@/components/details/transportasi-detail';
import { MergedRecord } from '@/lib/values/tolerant-object';
import { registry } from '@/lib/entities/registry';
import { orderLink } from '@/lib/order/order-link';
import { site } from '@/lib/settings/site';
import {
  captured,
  drawnOf,
  faultsOf,
  fieldsOf,
  ODD_TITLES,
  oddIds,
  readDrawn,
  TURNS,
  UNREADABLE,
  withAllOdd,
  withOdd,
  withOneText,
  type Drawn,
  type Fallbacks,
  type Raw,
} from './odd-values.fixture';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes its own kind's item
const PAGES: Record<string, ComponentType<any>> = {
  destinasi: DestinasiDetail,
  paket: PaketDetail,
  akomodasi: AkomodasiDetail,
  transportasi: TransportasiDetail,
  event: EventDetail,
  tiket: TiketDetail,
  fasilitas: FasilitasDetail,
  blog: BlogDetail,
  atraksi: AtraksiDetail,
};
type PageKind = 'destinasi' | 'paket' | 'akomodasi' | 'transportasi' | 'event' | 'tiket' | 'fasilitas';
const KINDS = Object.keys(PAGES) as (PageKind | 'blog' | 'atraksi')[];

const MAP = 'https://www.google.com/maps/embed?pb=1';

/** The text that a page shows in place of an unreadable field (spec §2, §3, §9; docs/decisions/0005). */
const picture: Fallbacks = { images: ['picture', 'Gambar Tidak Tersedia'] };
const text: Fallbacks = { deskripsi: ['html', 'Deskripsi belum tersedia.'] };
const rating: Fallbacks = { rating: ['none', '4.5'] };
const price: Fallbacks = { harga: ['number', 'Harga: tanyakan lewat WhatsApp'] };
const place: Fallbacks = { lokasi: ['text', 'Bandung'] };
const map: Fallbacks = { map: ['records', 'Google Maps belum tersedia'] };
const trip: Fallbacks = {
  ...picture,
  ...text,
  ...rating,
  ...price,
  ...place,
  ...map,
  jadwal: ['records', 'Jadwal belum tersedia.'],
  tempat: ['list', 'Tempat belum tersedia.'],
  termasuk: ['list', 'Data belum tersedia.'],
  tidaktermasuk: ['list', 'Data belum tersedia.'],
};
const FALLBACKS: Record<(typeof KINDS)[number], Fallbacks> = {
  destinasi: trip,
  paket: trip,
  akomodasi: { ...picture, ...text, ...rating, ...price, ...place, ...map, kategori: ['list', 'Hotel'] },
  transportasi: { ...picture, ...text, ...rating, ...price, ...place, kategori: ['list', 'Transport'] },
  event: {
    ...picture,
    ...text,
    ...rating,
    ...price,
    tanggal_mulai: ['number', 'Tanggal belum ditentukan'],
    lokasi: ['text', 'Lokasi belum ditentukan'],
  },
  tiket: {
    ...picture,
    ...price,
    ...rating,
    deskripsi: ['html', 'Deskripsi tiket belum tersedia.'],
    stok: ['number', 'Habis'],
    kapasitas: ['number', '1 orang'],
  },
  fasilitas: {
    ...picture,
    ...price,
    deskripsi: ['html', 'Deskripsi fasilitas belum tersedia.'],
  },
  blog: { ...picture, ...text },
  atraksi: {
    ...picture,
    ...text,
    ...rating,
    harga: ['none', 'Gratis'],
    price: ['garbled', 'Harga: tanyakan lewat WhatsApp'],
  },
};

function itemOf(kind: string, list: Raw, detail: Raw): unknown {
  return registry[kind as PageKind].parseDetail(new MergedRecord(detail, list));
}

function page(kind: string, item: unknown) {
  const description = registry[kind as PageKind];
  const Page = PAGES[kind] as ComponentType<object>;
  const orderHref = description.orderMessage ? orderLink(description, item as never) : '';
  return <Page {...{ item, site: site(), orderHref }} />;
}

const drawn = new Map<string, Drawn>();

/** What is met on the page. Most odd values give the same item, which is then drawn once. */
function pageOf(kind: string, list: Raw, detail: Raw): Drawn {
  const item = itemOf(kind, list, detail);
  const key = `${kind} ${serialize(item).toString('latin1')}`;
  const read = drawn.get(key) ?? drawnOf(page(kind, item));
  drawn.set(key, read);
  return read;
}

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation(); // unreadable fields are logged
});
afterEach(() => jest.restoreAllMocks());

describe.each(KINDS)('the page of %s', (kind) => {
  const { list, detail } = captured(kind);
  const title = String(list.judul);
  const fallbacks = FALLBACKS[kind];
  const fields = fieldsOf(
    detail,
    list,
    Object.fromEntries(Object.keys(fallbacks).map((field) => [field, ''])),
  );
  const odd = (field: string, name: string) =>
    [withOdd(list, field, name), withOdd(detail, field, name)] as const;

  const faultsIn = (oddList: Raw, oddDetail: Raw, shown = title) =>
    faultsOf(pageOf(kind, oddList, oddDetail), 'h1', shown);

  test.each(TURNS)(
    `the page of ${kind} keeps its title and leaks no raw value when all else holds odd values (turn %i)`,
    (turn) => {
      expect(faultsIn(withAllOdd(list, fields, turn), withAllOdd(detail, fields, turn))).toEqual([]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  test(`the page of ${kind} keeps its title and leaks no raw value whatever its id holds`, () => {
    expect(oddIds(detail).flatMap((name) => faultsIn(...odd('id', name)))).toEqual([]);
  });

  test.each(ODD_TITLES)(`the page of ${kind} shows the title %s as it is written`, (name, shown) => {
    expect(faultsIn(...odd('judul', name), shown)).toEqual([]);
  });

  test.each(UNREADABLE.text)(
    `parsing an item of ${kind} throws when its title is %s in both list and detail`,
    (name) => {
      expect(() => itemOf(kind, ...odd('judul', name))).toThrow(/is missing/);
    },
  );

  test.each(Object.entries(fallbacks))(
    `the page of ${kind} shows the fallback text for an unreadable %s`,
    (field, [sort, shown]) => {
      const silent = UNREADABLE[sort].filter(
        (name) => !pageOf(kind, ...odd(field, name)).texts.includes(shown),
      );
      expect(silent).toEqual([]);
    },
  );

  test(`the page of ${kind} shows no fallback text when no field is missing`, () => {
    const intact = { ...list, ...detail, rating: 4.1, map: MAP, kapasitas: 40 };
    const shown = pageOf(kind, intact, intact).texts;
    expect(Object.values(fallbacks).filter(([, text]) => shown.includes(text))).toEqual([]);
  });

  test(`the page of ${kind} shows the text of an HTML description, short or long`, () => {
    for (const name of ['HTML', 'long text'])
      expect(pageOf(kind, ...odd('deskripsi', name)).texts.join(' ')).toMatch(/Kabut\s+(pagi|turun)/);
  });

  test(`the page of ${kind} takes the fields that its detail record lacks from the list record`, () => {
    const bare = { id: detail.id };
    expect(faultsOf(pageOf(kind, list, bare), 'h1', title)).toEqual([]);
  });

  test(`the page of ${kind} renders without faults when all its texts are the same`, () => {
    const { container } = render(page(kind, itemOf(kind, withOneText(list), withOneText(detail))));
    expect(faultsOf(readDrawn(container.innerHTML), 'h1', 'Sama')).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });
});
