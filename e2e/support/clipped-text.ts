import type { Page } from '@playwright/test';

/**
 * The texts of a page that are clipped or overflow their button when readers set their own text spacing (WCAG
 * 1.4.12). Scrollable text is reachable; a two-line summary ends in '…' on purpose and is complete on its own
 * page.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = /hidden|clip/;
    const scrolls = /auto|scroll/;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      let place: string | null = null;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Exceptions: text for screen readers only; a card's summary with its '…'.
        const { clipPath, webkitLineClamp, textOverflow } = style;
        const isSummary =
          webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' && box.closest('article') !== null);
        if (clipPath === 'inset(50%)' || isSummary) {
          place = null;
          break;
        }
        const isWide = left < edge.left - 2 || right > edge.right + 2;
        const isHigh = top < edge.top - 2 || bottom > edge.bottom + 2;
        const isControl = box.matches('a, button, summary');
        if (isWide && scrolls.test(style.overflowX)) break;
        if ((isWide && (hides.test(style.overflowX) || isControl)) || (isHigh && hides.test(style.overflowY)))
          place ??= `'${text.slice(0, 40)}' in ${box.tagName.toLowerCase()}.${box.getAttribute('class')}`;
      }
      if (place) found.add(place);
    }
    return [...found];
  });
}
