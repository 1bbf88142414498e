/** Words for areas: on their own or combined they name no venue ('Kota Bandung', 'Lembang, Jawa Barat'). */
const AREA = new Set(
  (
    'kota kab kabupaten kec kecamatan kel kelurahan desa provinsi prov kawasan daerah wilayah sekitar area di city regency ' +
    'bandung barat timur utara selatan tengah pusat raya metropolitan jawa west java indonesia ' +
    'cimahi lembang ciwidey pangalengan soreang dago cianjur garut sumedang subang purwakarta karawang tasikmalaya ' +
    'ciamis pangandaran cirebon sukabumi bogor bekasi depok jakarta tangerang banten semarang yogyakarta jogja ' +
    'surabaya bali denpasar'
  ).split(' '),
);

/** A place that is not decided yet or not physical. */
const NOWHERE = /belum|menyusul|\b(?:tba|tbd|tbc|online|daring|zoom|virtual|webinar)\b/i;
const STREET = /^(?:jl|jln|jalan|gg|gang)\b/i;

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function isArea(text: string): boolean {
  return words(text).every((word) => AREA.has(word));
}

/** Is this more specific than a city, a regency or a district (search-visibility.md A3.3)? */
export function isAddress(text: string | null): text is string {
  return text !== null && !NOWHERE.test(text) && !isArea(text);
}

/**
 * The place of an event from one line of text: the part before the first comma is the venue, the whole line
 * its address. A line that begins with a street has an address and no name. Null when the line begins with an
 * area: its venue is unknown (search-visibility.md A3.3; spec §9, the default 'Bandung').
 */
export function venue(text: string | null): { name: string | null; address: string } | null {
  if (!isAddress(text)) return null;
  const [name = ''] = text.split(',', 1);
  if (isArea(name)) return null;
  return { name: STREET.test(name.trim()) ? null : name.trim(), address: text };
}
