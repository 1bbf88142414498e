/** '2 Hari 1 Malam' (spec §2, destination detail). Null when both are unknown; a missing half counts as 0. */
export function duration(days: number | null, nights: number | null): string | null {
  if (days === null && nights === null) return null;
  return `${days ?? 0} Hari ${nights ?? 0} Malam`;
}
