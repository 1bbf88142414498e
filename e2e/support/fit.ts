import type { Page } from '@playwright/test';

/** What a visitor sees of a page at one size of the window. */
export interface Fit {
  /** How far the page can be scrolled sideways, in px. */
  overflow: number;
  /** Words of a heading that stand on two lines. */
  brokenWords: string[];
  /** Prices that stand on two lines, or that something else covers. */
  brokenPrices: string[];
  /** Section heads whose three lines are not below the heading and its link, from edge to edge. */
  looseHeads: string[];
  /** Controls of the header that are not on the screen. */
  lostControls: string[];
}

/** Looks at everything that can be seen of the page; what only screen readers read takes no room. */
export function fitOf(page: Page): Promise<Fit> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null) =>
      !!element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.vh, [data-part=bone]');
    /** On how many lines does this part of a text stand? */
    const linesOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
    };
    const textsIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: { node: Node; text: string }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent?.trim() && isSeen(node.parentElement))
          found.push({ node, text: node.textContent });
      return found;
    };
    const broken = (root: Element, pattern: RegExp) =>
      textsIn(root).flatMap(({ node, text }) =>
        [...text.matchAll(pattern)]
          .filter((match) => linesOf(node, match.index, match.index + match[0].length) > 1)
          .map(([part]) => part),
      );

    // A line may end after a hyphen, a dash or a stroke.
    const brokenWords = [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) =>
      broken(heading, /[^\s\-–—/]+/g),
    );
    // A text that begins with an amount is a price; a sentence may name one anywhere.
    const prices = textsIn(document.body).filter(({ text }) => /^\s*Rp\s?\d/.test(text));
    const brokenPrices = prices.flatMap(({ node, text }) =>
      linesOf(node, 0, text.length) > 1 ? [text] : [],
    );
    const bar = document.querySelector('[data-order-bar]');
    for (const { node, text } of bar && isSeen(bar) ? textsIn(bar) : []) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isFree = [left + 2, right - 2].every((x) =>
        node.parentElement?.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
      if (!isFree) brokenPrices.push(`${text} is covered`);
    }

    const screen = document.documentElement.clientWidth;
    const looseHeads = [...document.querySelectorAll('main .head')].flatMap((head) => {
      const heading = head.querySelector('h2')?.getBoundingClientRect();
      const lines = head.querySelector('.trio')?.getBoundingClientRect();
      if (!heading || !lines || !isSeen(head)) return [];
      const isWhole = lines.left <= heading.left && lines.right >= head.getBoundingClientRect().right;
      return lines.top >= heading.bottom && isWhole ? [] : [head.textContent];
    });
    const lostControls = [...document.querySelectorAll('header :is(button, summary, a)')].flatMap(
      (control) => {
        const { left, right, width } = control.getBoundingClientRect();
        if (!isSeen(control) || !width || (left >= 0 && right <= screen)) return [];
        return [control.textContent];
      },
    );
    const root = document.documentElement;
    return {
      overflow: root.scrollWidth - root.clientWidth,
      brokenWords,
      brokenPrices,
      looseHeads,
      lostControls,
    };
  });
}

/** How many items of a list show their name and, where the kind has prices, their price on the first screen. */
export function itemsOnFirstScreen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isOn = (element: Element | null) => {
      const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return top > 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    };
    return [...document.querySelectorAll('main article')].filter((card) => {
      const price = [...card.querySelectorAll('p, span, b')].find((part) =>
        /^(Start From|Rp|Gratis)/.test(part.textContent.trim()),
      );
      return isOn(card.querySelector('h3')) && (!price || isOn(price));
    }).length;
  });
}
