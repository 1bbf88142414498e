import { stepAside } from './step-aside';

let button: HTMLElement;
let end: () => void;
/** The elements under the button, the topmost first. */
let under: Element[];
let reduced: boolean;
let watched: Element[];
let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;

const scrollTo = (y: number) => {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
};
const isAway = () => button.hasAttribute('data-away');
const rise = () => button.style.getPropertyValue('--rise');
const rest = () => jest.advanceTimersByTime(1000);
/** An element of the page with this bounding box on the screen. */
function element(markup: string, box: Partial<DOMRect>): Element {
  document.querySelector('main')!.innerHTML = markup;
  const made = document.querySelector('main > *')!;
  made.getBoundingClientRect = () => box as DOMRect;
  return made;
}

beforeEach(() => {
  jest.useFakeTimers();
  [under, reduced, watched] = [[], false, []];
  document.body.innerHTML =
    '<main></main><button style="left:284px;top:664px;width:60px;height:60px"></button>';
  button = document.querySelector('button')!;
  Object.assign(window, { innerWidth: 360, scrollY: 0 });
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  document.elementsFromPoint = () => [button, ...under];
  window.IntersectionObserver = class {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe = (target: Element) => watched.push(target);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('the chat button steps aside while the page scrolls down and returns when it scrolls up', () => {
  end = stepAside(button);
  scrollTo(100);
  expect(isAway()).toBe(true);
  scrollTo(60);
  expect(isAway()).toBe(false);
});

test('the chat button returns when scrolling stops', () => {
  end = stepAside(button);
  scrollTo(100);
  rest();
  expect(isAway()).toBe(false);
});

test.each([
  ['a link', '<a href="/">Lihat Semua</a>'],
  ['a button', '<button>Muat</button>'],
  ['a field', '<input>'],
  ['a choice', '<select></select>'],
  ['a price', '<b data-part="price">Rp 1</b>'],
])('the chat button stays aside at rest where each of its places covers %s', (_, markup) => {
  const box = { left: 250, right: 300, top: 400, bottom: 690 };
  const control = element(markup, box);
  if (markup.startsWith('<b ')) control.innerHTML = '<b>Rp 1</b>';
  const met = control.matches('b') ? control.firstElementChild! : control;
  met.getBoundingClientRect = () => box as DOMRect;
  under = [met];
  end = stepAside(button);
  expect(isAway()).toBe(true);
  scrollTo(90);
  rest();
  expect(isAway()).toBe(true);
});

test('the chat button rises above a link in its corner, and comes down where nothing lies there', () => {
  under = [element('<a href="/">Lihat Semua</a>', { left: 250, right: 300, top: 650, bottom: 690 })];
  end = stepAside(button);
  expect([isAway(), rise()]).toEqual([false, '128px']);
  under = [];
  scrollTo(90);
  rest();
  expect([isAway(), rise()]).toEqual([false, '0px']);
});

test('the chat button keeps its place while it has the focus', () => {
  button.focus();
  under = [element('<a href="/">Lihat Semua</a>', { left: 250, right: 300, top: 650, bottom: 690 })];
  end = stepAside(button);
  expect([isAway(), rise()]).toEqual([false, '']);
});

test('the chat button ignores a card-wide link whose own box lies elsewhere', () => {
  under = [element('<a href="/">Lihat Detail</a>', { left: 30, right: 120, top: 650, bottom: 694 })];
  end = stepAside(button);
  expect(isAway()).toBe(false);
});

test('the chat button, with reduced motion, stays during scrolling but covers no link at rest', () => {
  reduced = true;
  end = stepAside(button);
  scrollTo(100);
  expect(isAway()).toBe(false);
  under = [element('<a href="/">Lihat Semua</a>', { left: 250, right: 300, top: 650, bottom: 690 })];
  rest();
  expect([isAway(), rise()]).toEqual([false, '128px']);
});

test('the chat button never steps aside while it is docked in an order bar', () => {
  button.style.left = '16px';
  under = [element('<a href="/">Isi</a>', { left: 10, right: 90, top: 650, bottom: 690 })];
  end = stepAside(button);
  scrollTo(100);
  expect(isAway()).toBe(false);
});

test('the chat button tests no point of the page when it has no position, as in print', () => {
  button.style.left = 'auto';
  document.elementsFromPoint = (x, y) => {
    if (!Number.isFinite(x + y)) throw new TypeError('The provided double value is non-finite.');
    return [];
  };
  end = stepAside(button);
  scrollTo(100);
  rest();
  expect(isAway()).toBe(false);
});

test('the page gets data-met while an order link is in view, even one added later', async () => {
  end = stepAside(button);
  const order = element('<a href="/" data-order>Pesan Sekarang</a>', {});
  await Promise.resolve();
  rest();
  expect(watched).toContain(order);
  tell([{ target: order, isIntersecting: true }]);
  expect(document.documentElement).toHaveAttribute('data-met');
  tell([{ target: order, isIntersecting: false }]);
  expect(document.documentElement).not.toHaveAttribute('data-met');
});
