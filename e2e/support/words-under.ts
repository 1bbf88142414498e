import type { Locator } from '@playwright/test';

/** The lines of text, and the prices and buttons, on which the floating chat lies. */
export const wordsUnder = (button: Locator): Promise<string[]> =>
  button.evaluate((chat) => {
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const bar = document.querySelector('[data-order-bar]');
    if (top >= innerHeight) return [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || chat.contains(parent) || bar || parent.closest('.vh')) continue;
      if (!node.textContent?.trim() || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNode(node);
      const isUnder = [...range.getClientRects()].some(
        (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
      );
      if (isUnder) found.push(node.textContent.trim());
    }
    return found;
  });
