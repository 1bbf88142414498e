import { areaOf } from '../kawasan/area-of';
import { areas } from '../kawasan/areas';
import { wayTo } from '../kawasan/travel';
import { KINDS } from '../entities/kinds';
import { loadContent, type Content } from './content';

/* What the shipped texts say of one thing in several places, and what their pages say of it beside them. */

interface Text {
  name: string;
  meta: Record<string, unknown>;
  body: string;
}
let content: Content;
let texts: Text[];
beforeAll(async () => {
  content = await loadContent();
  texts = KINDS.flatMap((kind) => content[kind].map((one) => ({ ...one, name: `${kind}/${one.slug}` })));
});

const text = (name: string) => texts.find((one) => one.name === name)?.body ?? '';

test.each([
  [
    'tandem flights',
    /Berat badan [^.]*?40–90 kg, usia minimum 14 tahun/,
    [
      'destinasi/bukit-gantole-cililin',
      'paket/terbang-cililin-turun-ke-stone-garden',
      'event/paralayang-gembira-cililin',
    ],
  ],
  [
    'rafting on the Palayangan',
    /12 sampai 60 tahun/,
    [
      'destinasi/arung-jeram-palayangan',
      'paket/outbound-pinus-dan-arung-jeram-palayangan',
      'paket/kemah-tepi-situ-cileunca',
    ],
  ],
  [
    'offroad at Cikole',
    /10 tahun[^.]*15 tahun ditemani orang tua/,
    ['destinasi/offroad-dan-outbound-cikole', 'paket/jip-lumpur-hutan-pinus-cikole'],
  ],
  [
    'the water of Kawah Putih',
    /(tepi air|Tepi danau)[^.]*[.* ]+[^.]*15–20 menit|15–20 menit di dekat air/,
    ['atraksi/kawah-putih', 'destinasi/kawah-putih-ciwidey', 'blog/kawah-putih-atau-tangkuban-parahu'],
  ],
  [
    'the way to Batu Kuda',
    /60–90 menit/,
    ['destinasi/bumi-perkemahan-batu-kuda', 'blog/malam-pertama-di-tenda'],
  ],
  [
    'the tickets of Batu Kuda',
    /Rp 10\.000[^.]*Rp 15\.000[^.]*Januari 2025/,
    ['destinasi/bumi-perkemahan-batu-kuda', 'blog/malam-pertama-di-tenda'],
  ],
])('all texts on %s name the same limits', (_activity, limits, names) =>
  expect(names.filter((name) => !limits.test(text(name)))).toEqual([]),
);

/** '35 km ke barat', 'Dari pusat Bandung sekitar 21 km': not from elsewhere. */
const FROM_THE_CITY =
  /(?:dari|ke) (?:pusat|Alun-Alun|Kota Bandung|barat|selatan|utara)|kota berjarak|seluruhnya sekitar/i;

test('a text with its way from the city says as many kilometres as the box beside it', () => {
  const wrong = texts.flatMap(({ name, meta, body }) => {
    const [lat, lon] = (meta.koordinat as [number, number] | undefined) ?? [];
    const area = lat && lon ? areaOf({ position: { lat, lon } }, areas()) : null;
    if (!lat || !lon || !area) return [];
    const { km } = wayTo({ lat, lon }, area);
    return body
      .split(/[.;] |\n/)
      .filter((sentence) => FROM_THE_CITY.test(sentence))
      .map((sentence) => /(\d+(?:,\d)?) km\b/.exec(sentence)?.[1]?.replace(',', '.'))
      .filter((said) => said && Math.abs(Number(said) - km) > Math.max(1, km / 20))
      .map((said) => `${name}: ${said} km in the text, ${km} in the box`);
  });
  expect(wrong).toEqual([]);
});

test('no shipped ticket promises money back, for its notes say that it is not refunded', () => {
  const refunded = texts.filter(({ name, body }) => /^tiket/.test(name) && /uang[^.]*kembali/i.test(body));
  expect(refunded.map(({ name }) => name)).toEqual([]);
});

test('no shipped day comes to the museum of the conference after 13.40, for it closes at 15.00', () => {
  const hour = /(\d{2}\.\d{2}) \[?Museum Konferensi Asia Afrika/g;
  const hours = texts.flatMap(({ meta, body }) =>
    [...(JSON.stringify(meta.jadwal ?? '') + body).matchAll(hour)].map(([, at]) => at ?? ''),
  );
  expect(hours.length).toBeGreaterThan(3);
  expect(hours.filter((at) => at < '13.00' || at > '13.40')).toEqual([]);
});

test('an attraction that is free and a place to eat says that only the food is paid', () => {
  const silent = content.atraksi.filter(
    ({ meta, body }) =>
      meta.category === 'Wisata Kuliner' && !meta.price && !/masuknya gratis[:;].*bayar/i.test(body),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('the package with a jeep has a price for one person, for its parts cost four of them more', () => {
  const jeep = content.paket.find(({ slug }) => slug === 'jip-lumpur-hutan-pinus-cikole');
  expect(jeep?.meta.satuan_harga).toBe('orang');
});

test('one is led to the summit of Manglayang as far as cars go, which is Batu Kuda', () => {
  const at = (name: string) => texts.find((one) => one.name === name)?.meta.koordinat;
  expect(at('atraksi/puncak-manglayang')).toEqual(at('destinasi/bumi-perkemahan-batu-kuda'));
});

test('a vehicle has the price without a driver that its text names', () => {
  const prices = content.transportasi
    .filter(({ meta }) => meta.pengemudi === 'pilihan')
    .map(({ body, meta }) => [
      /lepas kunci (?:mulai )?Rp ([\d.]+)/i.exec(body)?.[1],
      meta.harga_lepas_kunci?.toLocaleString('id-ID'),
    ]);
  expect(prices.length).toBeGreaterThan(2);
  for (const [said, price] of prices) expect(price).toBe(said);
});

test('no shipped facility names a least number, for it is ordered from one', () => {
  const least = texts.filter(({ name, body }) => /^fasilitas/.test(name) && /pesanan mulai/i.test(body));
  expect(least.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['kawah-putih', /Kawah Putih/],
  ['kawah-ratu', /Tangkuban Parahu|Kawah Ratu/],
  ['tebing-keraton', /Tebing Keraton/],
])('only a tour that goes there shows %s', (picture, place) => {
  const elsewhere = [...content.destinasi, ...content.paket].filter(
    ({ meta }) => meta.images.some(({ file }) => file.startsWith(picture)) && !place.test(meta.tempat.join()),
  );
  expect(elsewhere.map(({ slug }) => slug)).toEqual([]);
});

test('the price of an entrance in the text of a place says from when it is', () => {
  const timeless = texts
    .filter(({ name }) => /^(?:destinasi|atraksi)/.test(name))
    .flatMap(({ name, body }) => body.split(/(?<=[.;]) /).map((sentence) => `${name}: ${sentence}`))
    .filter((line) => /(?:tiket|masuk)[^:]*Rp /i.test(line) && !/harga [^)]*20\d\d/.test(line));
  expect(timeless).toEqual([]);
  const priced = content.atraksi.filter(({ meta }) => meta.price && !meta.harga_per);
  expect(priced.map(({ slug }) => slug)).toEqual([]);
});

test('the cheapest box of Kartika Sari is the bolen of the article on shopping', () => {
  const { meta } = content.restoran.find(({ slug }) => slug === 'kartika-sari-kebon-jukut')!;
  const least = `Rp ${meta.harga_min.toLocaleString('id-ID')}`;
  expect(text('restoran/kartika-sari-kebon-jukut')).toContain(`Satu kotak ${least}`);
  expect(text('blog/belanja-menurut-bahan')).toContain(`pisang bolen isi enam ${least}`);
});

test('no shipped event is on the day of Idulfitri or Iduladha', () => {
  const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { day: 'numeric', month: 'numeric' });
  const dates = content.event.flatMap(({ meta }) => meta.event_date?.slice(0, 10) ?? []);
  const feasts = dates.filter((date) => ['10/1', '12/10'].includes(islamic.format(new Date(date))));
  expect(feasts).toEqual([]);
});

test('the location of a shipped place names the city only where it lies in the area of the city', () => {
  const outside = content.atraksi.filter(({ meta: { location, koordinat: [lat = 0, lon = 0] = [] } }) => {
    const area = areaOf({ position: { lat, lon } }, areas());
    return location.endsWith('Kota Bandung') && area?.slug !== 'kota-bandung';
  });
  expect(outside.map(({ slug }) => slug)).toEqual([]);
});

test('the shipped texts spell one word in one way, and speak to the visitor as Anda', () => {
  const odd = /pengrajin|berjamaah|\bgladi\b|pondasi|ancang-ancang|gua pawon|\bkita\b|\bkamu\b/i;
  const all = [...texts, ...areas().map((area) => ({ name: area.slug, meta: {}, body: area.guide }))];
  const found = all.flatMap(({ name, meta, body }) => {
    const word = odd.exec(`${JSON.stringify(meta)} ${body}`)?.[0];
    return word ? [`${name}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
