/** 'Rongga, Kabupaten Bandung Barat' → 'Rongga, Kab. Bandung Barat': the short form for narrow columns. */
export function shortPlace(place: string): string {
  return place.replace(/\bKabupaten\b/g, 'Kab.');
}
