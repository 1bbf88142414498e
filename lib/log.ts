/** One line per event on stderr: what happened, then its facts as `key=value`. */
export function logWarning(
  event: string,
  facts: Record<string, string | number | boolean | null> = {},
): void {
  const tail = Object.entries(facts)
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .join(' ');
  console.warn(tail ? `${event} ${tail}` : event);
}
