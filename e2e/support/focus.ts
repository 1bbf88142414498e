import type { Page } from '@playwright/test';

/**
 * The focused element, described for the reader of a failing test, or null when nothing has the focus; and
 * the element that covers it, null when a part of it is visible (WCAG 2.4.11). Forwards it is whole from side
 * to side; backwards a row that scrolls may leave its end aside, as long as 24 px of it show.
 */
function lookAtFocus(
  page: Page,
  isForwards: boolean,
): Promise<{ name: string; cover: string | null } | null> {
  return page.evaluate((isWhole) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const label = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    const name = `${focused.tagName.toLowerCase()} '${label.trim().replace(/\s+/g, ' ').slice(0, 40)}'`;
    const { top, right, bottom, left } = focused.getBoundingClientRect();
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x2 - x1 < (isWhole ? right - left - 2 : Math.min(24, right - left)) || y2 - y1 < 4)
      return { name, cover: `outside the window: ${[left, top, right, bottom].map(Math.round).join()}` };
    let cover = '';
    for (let row = 0.5; row < 6; row += 1) {
      for (let column = 0.5; column < 6; column += 1) {
        const hit = document.elementFromPoint(x1 + ((x2 - x1) * column) / 6, y1 + ((y2 - y1) * row) / 6);
        if (hit && (focused.contains(hit) || hit.contains(focused))) return { name, cover: null };
        cover = `under ${hit?.tagName.toLowerCase()}.${hit?.getAttribute('class')}`;
      }
    }
    return { name, cover };
  }, isForwards);
}

/**
 * Presses `key` until the focus leaves the page; returns the number of stops and those that are not visible.
 * Throws when the focus never leaves.
 */
export async function hiddenStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key);
    const focus = await lookAtFocus(page, key === 'Tab');
    if (!focus) return { stops, hidden };
    if (focus.cover) hidden.push(`${focus.name} ${focus.cover}`);
  }
  throw new Error('the focus goes round without an end');
}
