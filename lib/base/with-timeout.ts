import { SECONDARY_MS } from './clocks';

/** What the promise resolves to, or what `late` makes after `ms`: null, unless said otherwise. */
export async function withTimeout<T, Late = null>(
  promise: Promise<T | Late>,
  ms = SECONDARY_MS,
  late: () => Late | Promise<Late> = () => null as Late,
): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
