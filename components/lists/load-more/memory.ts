/*
 * Remembers how much of a list was shown, per history entry: the entry's state carries a key beside Next's
 * own, never pushed; the data is in sessionStorage under that key (product-decisions.md, "Lists").
 */
const KEY = 'daftar';

interface Shown {
  /** The last page that was appended. */
  page: number;
  y: number;
}

function entryKey(): string | null {
  const key: unknown = (window.history.state as Record<string, unknown> | null)?.[KEY];
  return typeof key === 'string' ? `${KEY}:${key}` : null;
}

/** Saves page and scroll position for the current history entry. */
export function remember(page: number): void {
  try {
    if (!entryKey()) {
      const key = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
      window.history.replaceState({ ...window.history.state, [KEY]: key }, '');
    }
    sessionStorage.setItem(entryKey() ?? KEY, JSON.stringify({ page, y: window.scrollY } satisfies Shown));
  } catch {
    /* Storage may be full or forbidden: then going back starts at the first page. */
  }
}

/** The saved values of the current history entry; null when there are none. */
export function recall(): Shown | null {
  try {
    const key = entryKey();
    const shown = key && (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Shown | null);
    return shown && Number.isInteger(shown.page) && Number.isFinite(shown.y) ? shown : null;
  } catch {
    return null;
  }
}
