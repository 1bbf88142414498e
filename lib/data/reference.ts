import { createHash } from 'node:crypto';
import type { Kind } from '../entities/kinds';

const LETTERS: Record<Kind, string> = {
  destinasi: 'D',
  paket: 'P',
  akomodasi: 'A',
  transportasi: 'T',
  event: 'E',
  tiket: 'K',
  fasilitas: 'F',
  restoran: 'R',
  makanan: 'M',
  blog: 'B',
  atraksi: 'W',
};

/**
 * By what a chat is traced to its page: 'P12', the kind's letter and the API's id; where that is no number,
 * five signs that are the same for the same key ('P-3K9QZ').
 */
export function referenceOf(
  kind: Kind,
  { key, apiKeys }: { key: string; apiKeys: readonly string[] },
): string {
  const id = apiKeys.findLast((one) => /^\d{1,9}$/.test(one));
  return LETTERS[kind] + (id ?? `-${signsOf(key)}`);
}

function signsOf(key: string): string {
  const sum = createHash('sha256').update(key).digest().readUIntBE(0, 6);
  return sum.toString(36).padStart(5, '0').slice(-5).toUpperCase();
}
