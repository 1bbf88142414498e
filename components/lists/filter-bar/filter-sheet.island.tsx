'use client';

import {
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isBrowsers } from '@/components/ui/pressed-link/pressed-link';

interface Props extends ComponentProps<'section'> {
  /** The fragment of the row that opens it. */
  row: string;
}

/** A link, or a button that sends its form. */
type Value = HTMLAnchorElement & HTMLButtonElement;
/** What can be chosen in it; of the other links none has a fragment and stands in a group. */
const VALUES = '[name],nav [href*="#"]';
/** At a desk the same is a row above the list, which each choice loads. */
const isSheet = ({ currentTarget }: SyntheticEvent) => getComputedStyle(currentTarget).position === 'fixed';

/**
 * The sheet of a phone: open while the address has its fragment, so that it works without script and stays
 * open from one choice to the next. With script Escape closes it, and one chooses in place, by code that
 * comes as it opens; where that or its answer does not come, the link is followed.
 */
export function FilterSheet({ row, children, ...props }: Props) {
  const [chosen, setChosen] = useState<ReactNode>(null);
  const choose = (value?: Value) =>
    import('./choose')
      .then((late) => late.choose(setChosen, value))
      .catch(() => {
        if (value?.form) value.form.requestSubmit(value);
        else if (value) location.assign(value.href);
      });
  const onFocus = (event: FocusEvent) => {
    if (isSheet(event)) choose();
  };
  const onClick = (event: MouseEvent) => {
    const path = event.nativeEvent.composedPath() as Value[];
    const value = path.find((node) => node.matches?.(VALUES));
    if (!value || isBrowsers(event) || !isSheet(event)) return;
    event.preventDefault();
    choose(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSheet(event)) location.hash = row;
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what is inside
    <section {...props} onFocus={onFocus} onClick={onClick} onKeyDown={onKeyDown}>
      {chosen ?? children}
    </section>
  );
}
