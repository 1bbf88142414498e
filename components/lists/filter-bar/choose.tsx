import '@/styles/globals.scss';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CHOICES, ROW, SHEET } from '@/lib/addresses/list-choice';
import type { SheetView } from '@/lib/data/load-sheet';
import { nameOf, sheetOf, shownOf } from './sheet';

/** After so long the link is followed, whose loading the browser shows. */
const PATIENCE_MS = 5000;
/** Spec §4: what comes sooner shows no sign. */
const LONG_MS = 300;

/** Where a press on a value leads: a link, or a button that sends its form. */
function addressOf(value: HTMLElement): URL {
  if (value instanceof HTMLAnchorElement) return new URL(value.href);
  const { form, name } = value as HTMLButtonElement;
  const sent = new FormData(form ?? undefined, value);
  if (!sent.has(name)) throw new Error('This browser leaves the pressed button out.');
  const address = new URL(form?.action ?? '', location.href);
  address.search = String(new URLSearchParams([...sent] as [string, string][]));
  return address;
}

async function ask(list: string): Promise<SheetView> {
  const response = await fetch(`/api/saring${list}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return (await response.json()) as SheetView;
}

/** The sheet as it is, with those values marked that an address asks for. */
function marked(view: SheetView, asked: URLSearchParams): SheetView {
  const { choosing } = view;
  const options = Object.entries(choosing.options).map(([name, values]) => [
    name,
    values.map((option) => ({ ...option, current: option.value === asked.get(name) })),
  ]);
  return { ...view, choosing: { ...choosing, options: Object.fromEntries(options) } };
}

/* A page has one sheet. */
/** What it is before anything is chosen. */
let own: Promise<SheetView> | null = null;
/** As it was drawn last, since it was opened. */
let shown: SheetView | null = null;
/** The values that stood there since. */
const seen = new Set<string>();
/** Choices are made one after the other, because each leads on from the one before. */
let line: Promise<unknown> = Promise.resolve();
/** Changes when the sheet is closed, or a link is followed: what was chosen before has ended. */
let turn = 0;

/** Draws what the sheet holds; with null what the server drew. */
let draw: (sheet: ReactNode) => void;

/** Ends what was chosen: the sheet is what its list is. */
function end() {
  turn += 1;
  shown = null;
  seen.clear();
  draw(null);
}

addEventListener('hashchange', ({ oldURL }) => {
  if (location.hash.startsWith(`#${SHEET}`)) return;
  end();
  if (location.hash || !oldURL.includes(`#${SHEET}`)) return;
  // 'Back' leads nowhere. The row takes the focus, as after the cross, and the list stays where it is.
  const { scrollY } = window;
  location.replace(`#${ROW}`);
  scrollTo({ top: scrollY, behavior: 'instant' });
});

/** Chooses a value in the sheet; without one only asks what is needed before. Rejects without an answer. */
export function choose(by: typeof draw, value?: HTMLElement): Promise<unknown> {
  draw = by;
  const before = (own ??= ask(location.pathname + location.search));
  before.catch(() => (own = null));
  if (!value) return before;
  const at = turn;
  const step = line.then(() => (at === turn ? take(value, before) : undefined));
  line = step.catch(() => {
    turn += 1;
    // What has no answer leads away; who comes back, from the browser's memory, finds no sign of it.
    addEventListener('pageshow', end, { once: true });
  });
  return step;
}

async function take(value: HTMLElement, before: Promise<SheetView>): Promise<void> {
  const at = turn;
  const asked = addressOf(value);
  const href = asked.pathname + asked.search;
  const show = (view: SheetView, isWaiting = false) => {
    if (at !== turn) return;
    for (const name of CHOICES) for (const option of shownOf(view, name)) seen.add(nameOf(name, option));
    // The next choice reads what this one has drawn.
    flushSync(() => draw(sheetOf(view, { href, isWaiting, seen })));
  };
  const answer = ask(href);
  // It is waited for below.
  answer.catch(() => undefined);
  const meanwhile = marked(shown ?? (await before), asked.searchParams);
  show(meanwhile);
  const timer = setTimeout(() => show(meanwhile, true), LONG_MS);
  const view = await answer.finally(() => clearTimeout(timer));
  show(view);
  if (at === turn) shown = view;
}
