import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated/use-hydrated';

interface Props extends ComponentProps<'a'> {
  href: string;
  opens?: 'dialog';
  /** What a press does with script. */
  onPress: () => void;
}

/** A link that script makes a button: the same element, so that its place, its name and the focus stay. */
export function LinkButton({ opens, onPress, children, ...link }: Props) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
  };
  const asButton = {
    role: 'button',
    'aria-haspopup': opens,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
  };
  return (
    <a {...link} {...(useHydrated() && asButton)}>
      {children}
    </a>
  );
}
