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
