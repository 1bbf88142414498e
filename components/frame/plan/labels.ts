import { BETWEEN, KEEP_FORM, MAX_ITEMS, MAX_PLAN, PLAN_COOKIE, PLAN_SECONDS } from '@/lib/plan/keeping';

/*
 * What script adds to 'Simpan': the cookie is set in place. Fetched by keep.island.tsx once somebody keeps
 * something, and where something is kept: no other page waits for it.
 */

/** How long the words stay that say what was done. */
const TOLD_MS = 6_000;

const all = <T extends Element>(selector: string) => document.querySelectorAll<T>(selector);

/** The parts of the visitor's plan (lib/plan/plan.ts, `readPlan`). */
function parts(): string[] {
  const [, own = ''] = `; ${document.cookie}`.split(`; ${PLAN_COOKIE}=`);
  return (own.split(';')[0] ?? '').split(BETWEEN).filter(Boolean);
}

/** The item that a part is, without its number; '' where it is none. */
const nameOf = (part: string) => (part.includes('~') ? part.replace(/\d*~/, '~') : '');

let cards: MutationObserver | null = null;

/**
 * Shows what is kept: on the labels, those of cards that Load More appends as well, and as a number in the
 * bar.
 */
export function draw(): void {
  const kept = parts().map(nameOf).filter(Boolean);
  for (const label of all<HTMLButtonElement>(`button[form=${KEEP_FORM}]`))
    label.setAttribute('aria-pressed', `${kept.includes(label.value)}`);
  for (const count of all('[data-kept]')) count.textContent = `${kept.length || ''}`;
  if (cards) return;
  cards = new MutationObserver(draw);
  for (const main of all('main')) cards.observe(main, { childList: true, subtree: true });
}

/** Keeps an item, or takes it away; says what became of it. */
function toggle(name: string): string {
  const before = parts();
  const others = before.filter((part) => nameOf(part) !== name);
  const isNew = others.length === before.length;
  if (isNew) others.unshift(name);
  const text = others.join(BETWEEN);
  if (isNew && (text.length > MAX_PLAN || others.filter(nameOf).length > MAX_ITEMS))
    return 'Rencana sudah penuh.';
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${PLAN_COOKIE}=${text};path=/;max-age=${text && PLAN_SECONDS};samesite=lax${secure}`;
  return isNew ? 'Disimpan di rencana.' : 'Dihapus dari rencana.';
}

let timer = 0;

/**
 * A label was pressed: what it names is kept or taken away, and the element with the id `line` says so for a
 * while.
 */
export function press(name: string, line: string): void {
  const said = toggle(name);
  draw();
  for (const place of all('[data-said]')) place.textContent = said;
  const told = document.getElementById(line);
  told?.toggleAttribute('data-told', true);
  clearTimeout(timer);
  timer = window.setTimeout(() => told?.removeAttribute('data-told'), TOLD_MS);
}
