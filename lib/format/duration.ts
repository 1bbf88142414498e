/** '2 Hari 1 Malam' (spec §2, destination detail). Null when both are unknown or 0; a missing half is 0. */
export function duration(days: number | null, nights: number | null): string | null {
  if (!days && !nights) return null;
  return `${days ?? 0} Hari ${nights ?? 0} Malam`;
}
