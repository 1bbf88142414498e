'use client';

import type { ComponentProps, KeyboardEvent } from 'react';
import { ROW, SHEET } from './places';

/**
 * The sheet of a phone, in reach of the thumb: open while the address has its fragment, so that it stays open
 * from one choice to the next and opens and closes without script. Script adds Escape alone.
 */
export function FilterSheet(props: ComponentProps<'section'>) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && location.hash.startsWith(`#${SHEET}`)) location.hash = ROW;
  };
  // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to Escape
  return <section id={SHEET} tabIndex={-1} {...props} onKeyDown={onKeyDown} />;
}
