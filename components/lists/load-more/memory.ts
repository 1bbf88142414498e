/*
 * What a list has shown, per entry of the browser's history: the entry carries a key in its state, merged
 * into what the router keeps there and never pushed; the rest lies in the session's storage under that key
 * (product-decisions.md, "Lists").
 */
const KEY = 'daftar';

export interface Shown {
  /** The last page that was appended. */
  page: number;
  /** How far the window was scrolled. */
  y: number;
}

function entryKey(): string | null {
  const key: unknown = (window.history.state as Record<string, unknown> | null)?.[KEY];
  return typeof key === 'string' ? `${KEY}:${key}` : null;
}

/** Notes page and scroll position for the current entry. */
export function remember(page: number): void {
  try {
    if (!entryKey()) {
      const key = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
      window.history.replaceState({ ...window.history.state, [KEY]: key }, '');
    }
    const shown: Shown = { page, y: window.scrollY };
    sessionStorage.setItem(entryKey() ?? KEY, JSON.stringify(shown));
  } catch {
    /* Storage may be full or forbidden: then going back starts at the first page. */
  }
}

/** What was noted for the current entry; null when nothing was. */
export function recall(): Shown | null {
  try {
    const key = entryKey();
    const shown = key && (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Shown | null);
    return shown && Number.isInteger(shown.page) && Number.isFinite(shown.y) ? shown : null;
  } catch {
    return null;
  }
}
