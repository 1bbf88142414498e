/** The elements that the button may not cover: controls and prices. */
const CONTROLS = 'a, button, summary, input, select, textarea, [data-part="price"] b';
/**
 * The sample points on the button, as fractions of its sides; every control is larger than the space between
 * them.
 */
const PARTS = [0, 0.5, 1];
const REST_MS = 1000;
/** The screen without the header and the order bar, which hide what is under them. */
const IN_VIEW = { rootMargin: '-56px 0px -72px' };

/**
 * Keeps the floating chat out of the way. Sets `data-away` on it while the page is scrolled down (not with
 * reduced motion) and, once scrolling ends, where it would cover a control; until the first scroll also where
 * it would cover words. That scroll sets `data-came`, for which the home page waits. Sets `data-met` on the
 * root while a `[data-order]`, another way to order or to contact us, is in view. The style sheets move the
 * button. When docked in an order bar it obeys only the second. Returns the function that ends it.
 */
export function stepAside(button: HTMLElement): () => void {
  // Older browsers keep the button where it is.
  if (!('IntersectionObserver' in window)) return () => undefined;
  const end = new AbortController();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const met = new Set<Element>();
  let last = scrollY;
  let timer = 0;

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) met[isIntersecting ? 'add' : 'delete'](target);
    document.documentElement.toggleAttribute('data-met', met.size > 0);
  }, IN_VIEW);
  const rest = () => {
    for (const order of document.querySelectorAll('[data-order]')) sight.observe(order);
    const isOnWords = !button.hasAttribute('data-came') && liesOnWords(button);
    button.toggleAttribute('data-away', isOnWords || liesOnControl(button));
  };
  const settle = () => {
    clearTimeout(timer);
    timer = window.setTimeout(rest, REST_MS);
  };
  const scrolled = () => {
    button.toggleAttribute('data-came', true);
    if (!isStill.matches) button.toggleAttribute('data-away', scrollY > last && !isDocked(button));
    last = scrollY;
    settle();
  };
  // For a list that grew.
  const changes = new MutationObserver(settle);

  rest();
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', scrolled, { passive: true, signal: end.signal });
  addEventListener('resize', settle, { signal: end.signal });
  return () => {
    clearTimeout(timer);
    end.abort();
    sight.disconnect();
    changes.disconnect();
  };
}

/** The box of the button when it has not stepped aside, ignoring its current transform. */
function placeOf(button: HTMLElement) {
  const { left, top, width, height } = getComputedStyle(button);
  return { x: parseFloat(left), y: parseFloat(top), width: parseFloat(width), height: parseFloat(height) };
}

/** In an order bar's left slot, or not displayed, as in print. */
const isDocked = (button: HTMLElement) => !(placeOf(button).x > innerWidth / 2);

/**
 * A card's link covers the whole card by a pseudo-element, which does not count: only a control's own box
 * does.
 */
function liesOnControl(button: HTMLElement): boolean {
  const { x, y, width, height } = placeOf(button);
  const isUnder = (element: Element) => {
    const control = element.closest(CONTROLS);
    if (!control || button.contains(control)) return false;
    const box = control.getBoundingClientRect();
    return box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
  };
  const meets = (across: number, down: number) =>
    document.elementsFromPoint(x + width * across, y + height * down).some(isUnder);
  return !isDocked(button) && PARTS.some((across) => PARTS.some((down) => meets(across, down)));
}

/** Does the button lie on a line of text? What stands above or below it altogether is not looked into. */
function liesOnWords(button: HTMLElement): boolean {
  if (isDocked(button)) return false;
  const { x, y, width, height } = placeOf(button);
  const meets = ({ left, right, top, bottom }: DOMRect) =>
    left < x + width && right > x && top < y + height && bottom > y;
  const isWritten = (node: Node): boolean => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNode(node);
      return node.data.trim() !== '' && [...range.getClientRects()].some(meets);
    }
    if (!(node instanceof Element) || node === button) return false;
    const { top, bottom, width: across } = node.getBoundingClientRect();
    // One pixel holds the words for screen readers.
    return across > 1 && top < y + height && bottom > y && [...node.childNodes].some(isWritten);
  };
  return isWritten(document.body);
}
