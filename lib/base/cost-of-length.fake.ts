/**
 * How many times as long `read` takes for one text of this length as for ten of a tenth of it: about 1 where
 * its work grows with the length, 10 where it grows with the square. The best of three runs each.
 */
export function costOfLength(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): number {
  const best = (count: number) => {
    const text = textOf(length / count);
    const runs = [1, 2, 3].map(() => {
      const began = performance.now();
      for (let each = 0; each < count; each += 1) read(text);
      return performance.now() - began;
    });
    return Math.min(...runs);
  };
  best(10); // Compiles what is measured.
  return best(1) / best(10);
}
