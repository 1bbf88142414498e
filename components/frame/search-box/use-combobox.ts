import { useEffect, useState, type KeyboardEvent } from 'react';

interface List {
  /** Names the options as Results does. */
  id: string;
  isOpen: boolean;
  /** How many options there are, also while the list is closed. */
  count: number;
  onOpen: () => void;
  onEscape: () => void;
}

/**
 * The keys of a combobox with a list (search-visibility.md D1, "Live search"); the arrows open a closed one.
 * Returns the active option (-1: the field itself) and the handler for the field.
 */
export function useCombobox({ id, isOpen, count, onOpen, onEscape }: List) {
  const [active, setActive] = useState(-1);
  const current = isOpen && active < count ? active : -1;

  useEffect(() => {
    if (current >= 0) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  function onKeyDown(event: KeyboardEvent): void {
    // Esc ends the list and keeps the text, which a search field would clear by itself.
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    if (event.key === 'Enter' && current >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-${current}`)?.click();
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

  return { active: current, reset: () => setActive(-1), onKeyDown };
}

/**
 * Where a key leads: down and up go round through the field, Home and End count only once the list is
 * entered.
 */
function step(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return current + 1 < count ? current + 1 : -1;
  if (key === 'ArrowUp') return current < 0 ? count - 1 : current - 1;
  if (current < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
