const HOSTS = new Map([
  ['www.google.com', /^\/maps(?:$|\/)/],
  ['maps.google.com', /^\/maps(?:$|\/)/],
  ['www.openstreetmap.org', /^\/export\/embed\.html$/],
]);

/**
 * The address of a map that may be embedded, or null (decisions.md, "Data"): an https URL of Google Maps or OpenStreetMap,
 * also when the field carries a whole `<iframe>`, whose src is then taken.
 */
export function mapEmbed(value: string | null): string | null {
  if (!value || value.length > 4000) return null;
  const src =
    /<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(value)?.[1]?.replace(/&amp;/g, '&') ?? value.trim();
  let url: URL;
  try {
    url = new URL(src);
  } catch {
    return null;
  }
  const plain = url.protocol === 'https:' && !url.port && !url.username && !url.password;
  const allowed = plain && HOSTS.get(url.hostname)?.test(url.pathname);
  // Google frames /maps/embed, and its older address only with output=embed.
  const framed =
    !url.hostname.endsWith('google.com') ||
    /^\/maps\/(?:embed|d\/embed)/.test(url.pathname) ||
    url.searchParams.get('output') === 'embed';
  return allowed && framed ? url.href : null;
}

/** A point on the map, in degrees. */
export interface Position {
  lat: number;
  lon: number;
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
/** Where the embed addresses of both hosts keep their point; Google's `pb` has the longitude first. */
const POINTS = [
  {
    pattern: new RegExp(`[?&](?:marker|q|ll|center)=${NUMBER}(?:,|%2C)${NUMBER}(?:&|$)`, 'i'),
    latFirst: true,
  },
  { pattern: new RegExp(`!2d${NUMBER}!3d${NUMBER}(?:!|$)`), latFirst: false },
];

/** The point that an address from `mapEmbed` shows, or null when it names none. */
export function mapPosition(embed: string | null): Position | null {
  if (!embed) return null;
  for (const { pattern, latFirst } of POINTS) {
    const [, first, second] = pattern.exec(embed) ?? [];
    if (first === undefined) continue;
    const [lat, lon] = latFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon };
  }
  return null;
}
