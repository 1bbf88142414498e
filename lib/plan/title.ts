/** The heading of a plan: the visitor's own, or that of a friend. */
export function planTitle(isSent: boolean): string {
  return isSent ? 'Rencana dari teman' : 'Rencana perjalanan';
}
