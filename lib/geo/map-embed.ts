import type { Position } from './position';

const HOSTS = new Map([
  ['www.google.com', /^\/maps(?:$|\/)/],
  ['maps.google.com', /^\/maps(?:$|\/)/],
  ['www.openstreetmap.org', /^\/export\/embed\.html$/],
]);

/**
 * The URL of a map that may be embedded, or null (product-decisions.md, "Data"): an https URL of Google Maps
 * or OpenStreetMap. For a field with a complete `<iframe>`, its src is taken.
 */
export function mapEmbed(value: string | null): string | null {
  if (!value || value.length > 4000) return null;
  const src =
    /<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(value)?.[1]?.replace(/&amp;/g, '&') ?? value.trim();
  if (!URL.canParse(src)) return null;
  const url = new URL(src);
  const plain = url.protocol === 'https:' && !url.port && !url.username && !url.password;
  const allowed = plain && HOSTS.get(url.hostname)?.test(url.pathname);
  // Google allows /maps/embed in frames, and its older URL only with output=embed.
  const framed =
    !url.hostname.endsWith('google.com') ||
    /^\/maps\/(?:embed|d\/embed)/.test(url.pathname) ||
    url.searchParams.get('output') === 'embed';
  return allowed && framed ? url.href : null;
}

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
/** The parameters of both hosts' embed URLs that hold the position; Google's `pb` has the longitude first. */
const POINTS = [
  {
    pattern: new RegExp(`[?&](?:marker|q|ll|center)=${NUMBER}(?:,|%2C)${NUMBER}(?:&|$)`, 'i'),
    latFirst: true,
  },
  { pattern: new RegExp(`!2d${NUMBER}!3d${NUMBER}(?:!|$)`), latFirst: false },
];

/**
 * The position in a URL from `mapEmbed`; null when it has none, or one far from western Java: at 0,0, or
 * without its minus, it would give false ways and distances.
 */
export function mapPosition(embed: string | null): Position | null {
  if (!embed) return null;
  for (const { pattern, latFirst } of POINTS) {
    const [, first, second] = pattern.exec(embed) ?? [];
    if (first === undefined) continue;
    const [lat, lon] = latFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];
    if (lat > -8.5 && lat < -5 && lon > 105 && lon < 110) return { lat, lon };
  }
  return null;
}

const OSM = 'https://www.openstreetmap.org';
const BOX = new RegExp(`[?&]bbox=${Array(4).fill(NUMBER).join('(?:,|%2C)')}(?:&|$)`, 'i');

/**
 * The page that visitors without scripts open instead of a map of `mapEmbed`: the same host's page for the
 * map's position, or for its search, or else for `place`. Never an embed URL, which shows only part of a map
 * and offers no way on.
 */
export function mapPage(embed: string, place: string): string {
  const at = mapPosition(embed);
  const { hostname, searchParams } = new URL(embed);
  if (hostname.endsWith('google.com'))
    return mapSearchHref(at ? `${at.lat},${at.lon}` : (searchParams.get('q') ?? place));
  if (at) return `${OSM}/?mlat=${at.lat}&mlon=${at.lon}#map=16/${at.lat}/${at.lon}`;
  const [, west, south, east, north] = (BOX.exec(embed) ?? []).map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return `${OSM}/search?${new URLSearchParams({ query: place })}`;
  return `${OSM}/#map=14/${((south + north) / 2).toFixed(4)}/${((west + east) / 2).toFixed(4)}`;
}

/** Google Maps with a search for an address or a position ('-6.9,107.6'). */
export function mapSearchHref(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
