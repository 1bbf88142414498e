import type { Mapped } from '@/lib/kawasan/mapped';

/** The ink on light shapes. */
export const DARK = '#12332e';
const PALE = '#fffbf1';

/** The colour of the number, by kind. Shape and colour of the pin itself are in public/art/pin.svg. */
const INKS: Record<Mapped, string> = {
  destinasi: PALE,
  atraksi: DARK,
  akomodasi: PALE,
  restoran: DARK,
  event: '#f4c74b',
  tiket: DARK,
  paket: PALE,
};

/** Offsets of the number in shapes that are not symmetric. */
const SHIFTS: Partial<Record<Mapped, { x?: number; y?: number }>> = {
  atraksi: { x: 2, y: 2 },
  restoran: { y: -1.5 },
  akomodasi: { y: 1.5 },
  paket: { x: -2 },
};

/**
 * The size of a number of more digits than two. Nothing at all for the others: an area has two hundred
 * numbers, and React writes an undefined attribute out.
 */
function sizeOf(number: number): { fontSize?: number } {
  if (number < 100) return {};
  return { fontSize: number < 1000 ? 10 : 8 };
}

/** The pin shape of a kind with a number, or without one in a legend. The policy forbids inline styles. */
export function PinShape({ kind, number = null }: { kind: Mapped; number?: number | null }) {
  return (
    <>
      <use href={`/art/pin.svg#${kind}`} />
      {number === null ? null : (
        <text fill={INKS[kind]} {...sizeOf(number)} {...SHIFTS[kind]}>
          {number}
        </text>
      )}
    </>
  );
}
