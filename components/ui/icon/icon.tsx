import type { IconName } from '@/lib/entities/card';

/** An icon from the sprite public/ikon.svg: 24 px grid, in the text colour. Always decorative. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`.trim()} aria-hidden="true">
      <use href={`/ikon.svg#${name}`} />
    </svg>
  );
}
