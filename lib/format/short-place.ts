/** 'Rongga, Kabupaten Bandung Barat' → 'Rongga, Kab. Bandung Barat': a place where there is little room. */
export function shortPlace(place: string): string {
  return place.replace(/\bKabupaten\b/g, 'Kab.');
}
