/** Whether a visitor asks not to be tracked (Do Not Track, Global Privacy Control), by his headers. */
export function optedOut(header: (name: string) => string | null | undefined): boolean {
  return header('dnt') === '1' || header('sec-gpc') === '1';
}
