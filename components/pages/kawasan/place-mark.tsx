import type { Mapped } from '@/lib/kawasan/mapped';

interface Props {
  /** Left out in a section of one kind, which says it for all its marks. */
  kind?: Mapped;
  /** Its number on the map; null without a pin. */
  number: number | null;
}

/**
 * The pin of a place before its name, by style alone (styles/kawasan.scss): an area has two hundred of them,
 * and a drawing would cost each ten times as much.
 */
export function PlaceMark({ kind, number }: Props) {
  return (
    <span className="peta-mark" data-pin={kind}>
      {number}
    </span>
  );
}
