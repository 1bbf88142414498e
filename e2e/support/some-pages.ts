/**
 * Of the addresses below each first part ('/destination/…') at most so many, spread over all of them: pages
 * of one kind come from one template.
 */
export function somePages(addresses: readonly string[], most: number): string[] {
  const families = new Map<string, string[]>();
  for (const address of addresses) {
    const [, first = ''] = new URL(address, 'http://none').pathname.split('/');
    families.set(first, [...(families.get(first) ?? []), address]);
  }
  return [...families.values()].flatMap((family) => {
    const step = Math.max(1, family.length / most);
    return family.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}
