import type { Page } from '@playwright/test';

/** The layout faults of a page at one window size. */
export interface LayoutFaults {
  /** How far the page scrolls sideways, in px. */
  overflow: number;
  /** Words of a heading that break across two lines. */
  brokenWords: string[];
  /** Prices that break across two lines, stick out of their card or are covered by something. */
  brokenPrices: string[];
  /** Section heads whose three lines are not below the heading and its link, across the full width. */
  looseHeads: string[];
  /** Controls of the header that are off screen. */
  lostControls: string[];
  /** Controls that overlap one another, and those that the floating chat covers. */
  stackedControls: string[];
}

/** Checks everything visible on the page; text for screen readers only takes no space. */
export function layoutFaults(page: Page): Promise<LayoutFaults> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null) =>
      !!element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.vh');
    /** The number of lines that this part of a text spans. */
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

    // A line may break after a hyphen, a dash or a slash.
    const brokenWords = [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) =>
      broken(heading, /[^\s\-–—/]+/g),
    );
    // A text that begins with an amount is a price; a sentence may contain one anywhere.
    const prices = textsIn(document.body).filter(({ text }) => /^\s*Rp\s?\d/.test(text));
    const brokenPrices = prices.flatMap(({ node, text }) =>
      linesOf(node, 0, text.length) > 1 ? [text] : [],
    );
    for (const price of document.querySelectorAll('[data-part=card] [data-part=price]')) {
      const right = price.closest('[data-part=card]')?.getBoundingClientRect().right ?? 0;
      const ends = [price, ...price.children].map((part) => part.getBoundingClientRect().right);
      if (isSeen(price) && Math.max(...ends) > right + 1)
        brokenPrices.push(`${price.textContent} sticks out`);
    }
    const bar = document.querySelector('[data-order-bar]');
    // With large text it stands at its place in the page.
    const isFixed = bar && isSeen(bar) && getComputedStyle(bar).position === 'fixed';
    for (const { node, text } of isFixed ? textsIn(bar) : []) {
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
      const isComplete = lines.left <= heading.left && lines.right >= head.getBoundingClientRect().right;
      return lines.top >= heading.bottom && isComplete ? [] : [head.textContent];
    });
    const lostControls = [...document.querySelectorAll('header :is(button, summary, a)')].flatMap(
      (control) => {
        const { left, right, width } = control.getBoundingClientRect();
        if (!isSeen(control) || !width || (left >= 0 && right <= screen)) return [];
        return [control.textContent];
      },
    );

    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? control.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    /** The clickable boxes of a control: those of its lines, clipped to its scroll containers. */
    const boxesOf = (control: Element) => {
      const view = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        view.left = Math.max(view.left, left);
        view.right = Math.min(view.right, right);
        view.top = Math.max(view.top, top);
        view.bottom = Math.min(view.bottom, bottom);
      }
      return [...control.getClientRects()]
        .map((box) => ({
          left: Math.max(box.left, view.left),
          right: Math.min(box.right, view.right),
          top: Math.max(box.top, view.top),
          bottom: Math.min(box.bottom, view.bottom),
        }))
        .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
    };
    const floats = (control: Element) => {
      for (let at: Element | null = control; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    type Box = ReturnType<typeof boxesOf>[number];
    /** Read once: the pairs of a page are tens of thousands. */
    const boxes = new Map<Element, Box[]>();
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const own = isSeen(control) ? boxesOf(control) : [];
      if (own.length > 0) boxes.set(control, own);
    }
    const controls = [...boxes.keys()];
    const inFlow = controls.filter((control) => !floats(control));
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const meet = (one: Element, other: Element, its = (control: Element) => boxes.get(control) ?? []) =>
      its(one).some((box) => its(other).some((next) => overlap(box, next))) &&
      !one.contains(other) &&
      !other.contains(one);
    /**
     * Do they still overlap once rendered? Parts of a page that were never on screen have no layout yet
     * (content-visibility), so scroll to the control first.
     */
    const stillMeet = (one: Element, other: Element) => {
      const { scrollX, scrollY } = window;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const doMeet = meet(one, other, boxesOf);
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return doMeet;
    };
    // In an order bar the chat is part of the bar, which ends the visible part of the screen.
    const chat = controls.find(
      (control) =>
        /^Pesan sekarang/.test(nameOf(control)) &&
        !control.hasAttribute('data-away') &&
        boxes.get(control)?.some(({ left }) => left > screen / 2),
    );
    const stackedControls = [
      ...inFlow.flatMap((one, index) =>
        inFlow
          .slice(index + 1)
          .flatMap((other) => (meet(one, other) && stillMeet(one, other) ? [[one, other]] : [])),
      ),
      ...(chat ? inFlow.filter((control) => meet(chat, control)).map((control) => [chat, control]) : []),
    ].map((pair) => pair.map(nameOf).join(' on '));

    const root = document.documentElement;
    return {
      overflow: root.scrollWidth - root.clientWidth,
      brokenWords,
      brokenPrices,
      looseHeads,
      lostControls,
      stackedControls,
    };
  });
}

/**
 * The number of a list's items that show their name and, where the kind has prices, their price on the first
 * screen.
 */
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
