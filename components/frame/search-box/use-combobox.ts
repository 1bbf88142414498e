import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

interface List {
  isOpen: boolean;
  /** The number of options, also while the list is closed. */
  count: number;
  onOpen: () => void;
  onEscape: () => void;
}

/**
 * The keys of a combobox with a list (search-visibility.md D1, "Live search"); the arrows open a closed one.
 * Returns the active option (-1: the field itself), the ref that it must have, and the handler for the field.
 */
export function useCombobox({ isOpen, count, onOpen, onEscape }: List) {
  const [active, setActive] = useState(-1);
  const option = useRef<HTMLAnchorElement>(null);
  const current = isOpen && active < count ? active : -1;

  useEffect(() => {
    if (current >= 0) option.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    // Esc closes the list and keeps the text; a search field would clear it by default.
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    if (event.key === 'Enter' && current >= 0) {
      event.preventDefault();
      option.current?.click();
      return;
    }
    if (event.nativeEvent.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow) onOpen();
    const next = step(event.key, current, count);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  return { active: current, option, reset: () => setActive(-1), onKeyDown };
}

/** The option that a key leads to: up and down pass through the field. Null when the key does nothing. */
function step(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return current + 1 < count ? current + 1 : -1;
  if (key === 'ArrowUp') return current < 0 ? count - 1 : current - 1;
  if (current < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
