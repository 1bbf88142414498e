/**
 * The words for a category's items inside a sentence, where its label (spec §9, "Category lists") is English;
 * `{noun}` is replaced by the kind's noun. Chips and headings keep the label.
 */
const PHRASES = new Map(
  Object.entries({
    Alam: '{noun} alam',
    Thematic: '{noun} tematik',
    Religious: '{noun} religi',
    Cultural: '{noun} budaya',
    Historical: '{noun} sejarah',
    'Study Tour': '{noun} studi wisata',
    'Industrial Visit': '{noun} kunjungan industri',
    Camping: '{noun} berkemah',
    'Nature Adventure': '{noun} petualangan alam',
    'Extreme Sport': '{noun} olahraga ekstrem',
    Healing: '{noun} relaksasi',
    Gathering: '{noun} acara kebersamaan',
    Outbound: '{noun} outbound',
    'VIP Private': '{noun} privat',
    Roadtrip: '{noun} perjalanan darat',
    'Luxury Hotel': 'hotel mewah',
    'Business Hotel': 'hotel bisnis',
    'Budget Hotel': 'hotel hemat',
    Guesthouse: 'wisma tamu',
    Villa: 'vila',
    Hostel: 'hostel',
    'Big Bus': 'bus besar',
    'Medium Bus': 'bus sedang',
    'Mini Bus': 'minibus',
    'Mobil Keluarga': 'mobil keluarga',
    'Mobil Kecil': 'mobil kecil',
    'Luxury Car': 'mobil mewah',
    'Luxury Bus': 'bus mewah',
    'Family Gathering': '{noun} kumpul keluarga',
    Graduation: '{noun} wisuda',
    Wedding: '{noun} pernikahan',
    'Event Olahraga': '{noun} olahraga',
    Themepark: '{noun} taman hiburan',
    Shuttle: '{noun} antar-jemput',
    Cargo: '{noun} kargo',
  }),
);

/** 'destinasi budaya' of 'destinasi' and 'Cultural'; a label without a phrase comes after the noun. */
export function categoryPhrase(noun: string, label: string): string {
  return PHRASES.get(label)?.replace('{noun}', noun) ?? `${noun} ${label}`;
}
