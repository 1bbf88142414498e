import type { IconName } from '@/lib/entities/card';

/** A sign from the sprite public/ikon.svg: 24 grid, drawn in the colour of the text. Always decorative. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`.trim()} aria-hidden="true">
      <use href={`/ikon.svg#${name}`} />
    </svg>
  );
}
