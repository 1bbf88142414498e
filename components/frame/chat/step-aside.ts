/** The elements that the button may not cover: controls and prices. */
const CONTROLS = 'a, button, summary, input, select, textarea, [data-part="price"] b';
/** The sample points on the button, as fractions of its sides; each control is larger than their distance. */
const PARTS = [0, 0.5, 1];
const REST_MS = 1000;
/** How far above its corner the button may stand, in px: clear of what it would cover there. */
const RISES = [0, 64, 128, 192];
/** The screen without the header and the order bar, which hide what is under them. */
const IN_VIEW = { rootMargin: '-56px 0px -72px' };

/**
 * Keeps the floating chat out of the way. Sets `data-away` on it while the page is scrolled down (not with
 * reduced motion). Once scrolling ends it stands, by `--rise`, where it covers no control and, until the
 * first scroll, which sets `data-came`, no words; `data-away` where there is no such place. Sets `data-met`
 * on the root while a `[data-order]`, another way to order or to contact us, is in view: the only one that it
 * obeys in an order bar. Returns the function that ends it.
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
    // What is focused keeps its place.
    if (button.matches(':focus')) return;
    const mayCoverWords = button.hasAttribute('data-came');
    const isFree = (rise: number) => {
      const place = placeOf(button, rise);
      return (mayCoverWords || !liesOnWords(button, place)) && !liesOnControl(button, place);
    };
    const free = isDocked(button) ? 0 : RISES.find(isFree);
    button.style.setProperty('--rise', `${free ?? 0}px`);
    button.toggleAttribute('data-away', free === undefined);
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

/** The box of the button that far above its corner, ignoring its current transform. */
function placeOf(button: HTMLElement, rise = 0) {
  const { left, top, width, height } = getComputedStyle(button);
  const [x = 0, y = 0, across = 0, down = 0] = [left, top, width, height].map(parseFloat);
  return { x, y: y - rise, width: across, height: down };
}

/** In an order bar's left slot, or not displayed, as in print. */
const isDocked = (button: HTMLElement) => !(placeOf(button).x > innerWidth / 2);

type Place = ReturnType<typeof placeOf>;

const meets = ({ x, y, width, height }: Place, { left, right, top, bottom }: DOMRect) =>
  left < x + width && right > x && top < y + height && bottom > y;

/** A card's link covers the whole card by a pseudo-element, which does not count: only its own box does. */
function liesOnControl(button: HTMLElement, place: Place): boolean {
  const { x, y, width, height } = place;
  const isUnder = (element: Element) => {
    const control = element.closest(CONTROLS);
    return control && !button.contains(control) && meets(place, control.getBoundingClientRect());
  };
  const coversAt = (across: number, down: number) =>
    document.elementsFromPoint(x + width * across, y + height * down).some(isUnder);
  return PARTS.some((across) => PARTS.some((down) => coversAt(across, down)));
}

/** Does the button lie on a line of text? What stands above or below it altogether is not looked into. */
function liesOnWords(button: HTMLElement, place: Place): boolean {
  const { y, height } = place;
  const isWritten = (node: Node): boolean => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNode(node);
      return node.data.trim() !== '' && [...range.getClientRects()].some((box) => meets(place, box));
    }
    if (!(node instanceof Element) || node === button) return false;
    const { top, bottom, width: across } = node.getBoundingClientRect();
    // One pixel holds the words for screen readers.
    return across > 1 && top < y + height && bottom > y && [...node.childNodes].some(isWritten);
  };
  return isWritten(document.body);
}
