import { BETWEEN, MAX_ITEMS, PLAN_COOKIE } from './keeping';
import { nameOf, ownPlan, refresh, say } from './own-plan';
import { MAX_PLAN, PLAN_SECONDS } from './written';

/* The part of 'Simpan' that changes the cookie, loaded at the first press; no page waits for it. */

const KEPT = 'Disimpan di rencana';
const REMOVED = 'Dihapus dari rencana';
const FULL = 'Rencana sudah penuh';
const REFUSED = 'Tidak disimpan, peramban menolak cookie';
const SWING_MS = 220;

function write(text: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${PLAN_COOKIE}=${text};path=/;max-age=${text ? PLAN_SECONDS : 0};samesite=lax${secure}`;
  refresh();
}

/**
 * Keeps an item, given by its `planName`, or takes it away, and says so under its title. What was taken away
 * comes back with its day and number. A full plan takes no more, and that is said. The pressed label swings.
 */
export function toggle(name: string, title: string, label: HTMLElement): void {
  swing(label);
  refresh();
  const before = ownPlan();
  if (!before.split(BETWEEN).some((part) => nameOf(part) === name)) {
    add(name, title);
    return;
  }
  const after = withoutItem(before, name).join(BETWEEN);
  write(after);
  announce(REMOVED, title, () => {
    refresh();
    // Where another tab has changed the plan since, the item alone comes back.
    if (ownPlan() === after) put(before, title);
    else add(name, title);
  });
}

function withoutItem(plan: string, name: string): string[] {
  return plan.split(BETWEEN).filter((part) => part && nameOf(part) !== name);
}

/** Puts an item into the plan as it is now, unless it is full. */
function add(name: string, title: string): void {
  const others = withoutItem(ownPlan(), name);
  const text = [name, ...others].join(BETWEEN);
  const isFull = text.length > MAX_PLAN || others.filter(nameOf).length >= MAX_ITEMS;
  if (isFull) announce(FULL);
  else put(text, title);
}

/** Writes a plan with an item, and says what came of it: a browser without cookies keeps nothing. */
function put(text: string, title: string): void {
  write(text);
  announce(ownPlan() === text ? KEPT : REFUSED, title);
}

/**
 * Says what the form kept that was sent before this script ran, once: its address says it no more. Who has
 * that address from elsewhere kept nothing.
 */
export function sayKept(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  if (ownPlan() && document.referrer.startsWith(location.origin)) announce(KEPT);
}

function announce(words: string, title = '', undo: (() => void) | null = null): void {
  say({ words, title, text: title ? `${words}: ${title}` : words, undo });
}

/** Lets a label swing on its string, unless the visitor wants no motion. */
function swing(label: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const at = (degrees: number) => ({ transform: `rotate(${degrees}deg)`, transformOrigin: '50% 0' });
  label.animate([at(0), at(-9), at(5), at(0)], { duration: SWING_MS, easing: 'ease-out' });
}
