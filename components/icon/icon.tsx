import type { StaticImageData } from 'next/image';
import type { IconName } from '@/lib/entities/card';
import sprite from './ikon.svg';

/** A file of the build: its name changes with its content, so that a browser fetches it once and no page waits for it again. */
const { src } = sprite as StaticImageData;

/** A sign from the sprite ikon.svg: 24 grid, drawn in the colour of the text. Always decorative. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`.trim()} aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  );
}
