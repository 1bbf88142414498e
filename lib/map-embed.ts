const HOSTS: Record<string, RegExp> = {
  'www.google.com': /^\/maps\/(?:embed|d\/embed)/,
  'maps.google.com': /^\/maps/,
  'www.openstreetmap.org': /^\/export\/embed\.html$/,
};

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
  const allowed = plain && HOSTS[url.hostname]?.test(url.pathname);
  // The old form of Google Maps is only framed with output=embed.
  if (!allowed || (url.hostname === 'maps.google.com' && url.searchParams.get('output') !== 'embed'))
    return null;
  return url.href;
}
