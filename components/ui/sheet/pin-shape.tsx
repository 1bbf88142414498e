import type { Mapped } from '@/lib/kawasan/mapped';

/** The ink on light shapes. */
export const DARK = '#12332e';
/** The ink on dark ones, and the outline of dots: visible on every background, in both colour schemes. */
export const PALE = '#fffbf1';

/** The number of each kind, moved in shapes that are not symmetric. The pins are in public/art/pin.svg. */
const NUMBERS: Record<Mapped, { ink: string; x?: number; y?: number }> = {
  destinasi: { ink: PALE },
  atraksi: { ink: DARK, x: 2, y: 2 },
  akomodasi: { ink: PALE, y: 1.5 },
  restoran: { ink: DARK, y: -1.5 },
  event: { ink: '#f4c74b' },
  tiket: { ink: DARK },
  paket: { ink: PALE, x: -2 },
};

/** The pin shape of a kind with a number, or without one in a legend. The policy forbids inline styles. */
export function PinShape({ kind, number = null }: { kind: Mapped; number?: number | null }) {
  const { ink, ...shift } = NUMBERS[kind];
  return (
    <>
      <use href={`/art/pin.svg#${kind}`} />
      {number === null ? null : (
        // An area has two hundred numbers, and React writes an undefined attribute out.
        <text fill={ink} {...(number > 99 && { fontSize: number < 1000 ? 10 : 8 })} {...shift}>
          {number}
        </text>
      )}
    </>
  );
}
