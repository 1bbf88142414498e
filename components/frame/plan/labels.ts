import { BETWEEN, KEEP_FORM, MAX_ITEMS, MAX_PLAN, PLAN_COOKIE, PLAN_SECONDS } from '@/lib/plan/keeping';

/*
 * The part of 'Simpan' that needs script: the cookie is set in place. keep.island.tsx fetches it once
 * somebody keeps something, and where something is kept; no other page waits for it.
 */

/** The announcement stays this long after the last press. */
const ANNOUNCED_MS = 6_000;
const SWING_MS = 220;
const KEPT = 'Disimpan di rencana';
const REMOVED = 'Dihapus dari rencana';
const FULL = 'Rencana sudah penuh';

const all = <T extends Element>(selector: string) => document.querySelectorAll<T>(selector);

/** The visitor's plan (lib/plan/plan.ts, `readPlan`) as it stands in the cookie; '' without one. */
function ownPlan(): string {
  const [, own = ''] = `; ${document.cookie}`.split(`; ${PLAN_COOKIE}=`);
  return own.split(';')[0] ?? '';
}

function writeOwnPlan(text: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${PLAN_COOKIE}=${text};path=/;max-age=${text && PLAN_SECONDS};samesite=lax${secure}`;
}

const partsOf = (plan: string) => plan.split(BETWEEN).filter(Boolean);

/** The name of the item that a part of a plan holds, without its number; '' for a part without an item. */
const nameOf = (part: string) => (part.includes('~') ? part.replace(/\d*~/, '~') : '');

let cards: MutationObserver | null = null;

/**
 * Shows the kept items: pressed labels with a tick, on cards that Load More appends as well, and their number
 * in the bar.
 */
export function draw(): void {
  const kept = partsOf(ownPlan()).map(nameOf).filter(Boolean);
  for (const label of all<HTMLButtonElement>(`button[form=${KEEP_FORM}]`)) {
    const isKept = kept.includes(label.value);
    label.setAttribute('aria-pressed', `${isKept}`);
    label.querySelector('use')?.setAttribute('href', `/ikon.svg#${isKept ? 'check' : 'plus'}`);
  }
  for (const link of all('a[data-kept]')) {
    const count = `${kept.length || ''}`;
    link.setAttribute('data-kept', count);
    link.querySelector('b')?.replaceChildren(count);
    // The accessible name holds the visible text (WCAG 2.5.3).
    link.setAttribute('aria-label', count ? `Rencana ${count} tempat` : 'Rencana perjalanan');
  }
  if (cards) return;
  cards = new MutationObserver(draw);
  for (const main of all('main')) cards.observe(main, { childList: true, subtree: true });
}

/** Keeps an item, or takes it away; returns the words for the announcement. */
function toggle(name: string): string {
  const before = partsOf(ownPlan());
  const others = before.filter((part) => nameOf(part) !== name);
  const isNew = others.length === before.length;
  if (isNew) others.unshift(name);
  const text = others.join(BETWEEN);
  if (isNew && (text.length > MAX_PLAN || others.filter(nameOf).length > MAX_ITEMS)) return FULL;
  writeOwnPlan(text);
  return isNew ? KEPT : REMOVED;
}

/** The labels of an item; a page may show it twice. */
function labelsOf(name: string): HTMLButtonElement[] {
  return [...all<HTMLButtonElement>(`button[form=${KEEP_FORM}]`)].filter(({ value }) => value === name);
}

/** The title of an item, from the accessible name of its label; '' where the page has no label of it. */
function titleOf(name: string): string {
  return (
    labelsOf(name)[0]
      ?.getAttribute('aria-label')
      ?.replace(/^Simpan /, '') ?? ''
  );
}

/** Lets the labels of an item swing on their strings, unless the visitor wants no motion. */
function swing(name: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const at = (degrees: number) => ({ transform: `rotate(${degrees}deg)`, transformOrigin: '50% 0' });
  for (const label of labelsOf(name))
    label.animate([at(0), at(-9), at(5), at(0)], { duration: SWING_MS, easing: 'ease-out' });
}

let timer = 0;

/**
 * Shows the announcement for a while, longer under the pointer or the focus. `undo` puts the plan back as it
 * was.
 */
function announce(place: HTMLElement | null, words: string, title: string, undo: (() => void) | null): void {
  for (const element of all('[data-said]'))
    element.textContent = element.getAttribute('role') && title ? `${words}: ${title}` : words;
  for (const element of all('[data-said-of]')) element.textContent = title;
  if (!place) return;
  place.querySelector('button')?.remove();
  if (undo) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'link';
    button.textContent = 'Urungkan';
    button.onclick = undo;
    place.append(button);
  }
  place.toggleAttribute('data-shown', true);
  const hide = () => {
    if (place.matches(':hover, :focus-within')) timer = window.setTimeout(hide, ANNOUNCED_MS);
    else place.removeAttribute('data-shown');
  };
  clearTimeout(timer);
  timer = window.setTimeout(hide, ANNOUNCED_MS);
}

/**
 * A label was pressed: keeps its item or takes it away, and announces that in the element with this id, with
 * 'Urungkan' for an item that was taken away: it comes back with its day and number.
 */
export function press(name: string, announcementId: string): void {
  const place = document.getElementById(announcementId);
  const before = ownPlan();
  const title = titleOf(name);
  const words = toggle(name);
  draw();
  swing(name);
  const undo = () => {
    writeOwnPlan(before);
    draw();
    place?.querySelector('a')?.focus();
    announce(place, KEPT, title, null);
  };
  announce(place, words, words === FULL ? '' : title, words === REMOVED ? undo : null);
}
