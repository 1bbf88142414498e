import { render } from '@testing-library/react';
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
} from '@/components/details/detail-frame/odd-values.fixture';
import { KINDS, type Kind } from '@/lib/entities/kinds';
import { registry } from '@/lib/entities/registry';
import { KindCard } from './kind-card';

/** The text that a card shows in place of an unreadable field (spec §2, §3, §9; docs/decisions/0005). */
const picture: Fallbacks = { images: ['picture', 'Gambar Tidak Tersedia'] };
const rating: Fallbacks = { rating: ['none', '4.5'] };
const place: Fallbacks = { lokasi: ['text', 'Bandung'] };
const FALLBACKS: Record<Kind, Fallbacks> = {
  destinasi: { ...picture, ...rating, ...place },
  paket: { ...picture, ...rating, ...place, kategori: ['list', 'Paket Tour'] },
  akomodasi: { ...picture, ...rating, ...place, kategori: ['list', 'Hotel'] },
  transportasi: { ...picture, ...rating, kategori: ['list', 'Transport'] },
  event: {
    ...picture,
    kategori: ['list', 'Event'],
    tanggal_mulai: ['number', 'Tanggal belum ditentukan'],
    lokasi: ['text', 'Lokasi belum ditentukan'],
  },
  tiket: { images: ['picture', 'No Image'], stok: ['number', 'Stok Habis'] },
  fasilitas: {
    ...picture,
    deskripsi: ['html', 'Deskripsi fasilitas belum tersedia.'],
  },
  restoran: picture,
  makanan: picture,
  blog: picture,
  atraksi: { ...picture, harga: ['none', 'Gratis'] },
};

function cardOf(kind: Kind, raw: Raw): Drawn {
  const { parseItem, toCard } = registry[kind];
  return drawnOf(<KindCard sizes="100vw" card={toCard(parseItem(raw))} />);
}

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation(); // unreadable fields are logged
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-01')); // the captured days are still to come
});
afterEach(() => jest.restoreAllMocks());

describe.each(KINDS)('the card of %s', (kind) => {
  const { list } = captured(kind);
  const title = String(list.judul);
  const fallbacks = FALLBACKS[kind];
  const fields = fieldsOf(list, Object.fromEntries(Object.keys(fallbacks).map((field) => [field, ''])));

  const faultsIn = (raw: Raw, shown = title) => faultsOf(cardOf(kind, raw), 'h3', shown);

  test.each(TURNS)(
    `a card of ${kind} keeps its title and leaks no raw value when all else holds odd values (turn %i)`,
    (turn) => {
      expect(faultsIn(withAllOdd(list, fields, turn))).toEqual([]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  test(`a card of ${kind} keeps its title and leaks no raw value whatever its id holds`, () => {
    expect(oddIds(list).flatMap((odd) => faultsIn(withOdd(list, 'id', odd)))).toEqual([]);
  });

  test.each(ODD_TITLES)(`a card of ${kind} shows the title %s as it is written`, (odd, shown) => {
    expect(faultsIn(withOdd(list, 'judul', odd), shown)).toEqual([]);
  });

  test.each(UNREADABLE.text)(`parsing an item of ${kind} throws when the title is %s`, (odd) => {
    expect(() => registry[kind].parseItem(withOdd(list, 'judul', odd))).toThrow(/is missing/);
  });

  // spec: 5, Missing values
  test.each(Object.entries(fallbacks))(
    `a card of ${kind} shows the fallback text for an unreadable %s and only then`,
    (field, [sort, shown]) => {
      const silent = UNREADABLE[sort].filter(
        (odd) => !cardOf(kind, withOdd(list, field, odd)).texts.includes(shown),
      );
      expect(silent).toEqual([]);
      expect(cardOf(kind, list).texts).not.toContain(shown);
    },
  );

  test(`a card of ${kind} renders without faults when all its texts are the same`, () => {
    const { parseItem, toCard } = registry[kind];
    const { container } = render(<KindCard sizes="100vw" card={toCard(parseItem(withOneText(list)))} />);
    expect(faultsOf(readDrawn(container.innerHTML), 'h3', 'Sama')).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });
});
