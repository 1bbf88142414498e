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
 * The reference that traces a chat to its page: the kind's letter and the API's id ('P12'). Without a numeric
 * id it ends with five characters derived from the key ('P-3K9QZ').
 */
export function referenceOf(
  kind: Kind,
  { key, apiKeys }: { key: string; apiKeys: readonly string[] },
): string {
  const id = apiKeys.findLast((one) => /^\d{1,9}$/.test(one));
  return LETTERS[kind] + (id ?? `-${hashOf(key)}`);
}

function hashOf(key: string): string {
  const sum = createHash('sha256').update(key).digest().readUIntBE(0, 6);
  return sum.toString(36).padStart(5, '0').slice(-5).toUpperCase();
}
