import type { Item } from '../entities/define';
import type { AnyKind } from '../entities/registry';
import type { Kind } from '../entities/kinds';

/** The kinds of a trip by the two letters of the address of a plan. They must never change. */
export const PLAN_CODES = {
  de: 'destinasi',
  pa: 'paket',
  ak: 'akomodasi',
  tr: 'transportasi',
  ev: 'event',
  ti: 'tiket',
  fa: 'fasilitas',
  re: 'restoran',
  at: 'atraksi',
} as const satisfies Record<string, Kind>;

export type PlanCode = keyof typeof PLAN_CODES;
export type PlanKind = (typeof PLAN_CODES)[PlanCode];

const CODES = new Map<Kind, string>(Object.entries(PLAN_CODES).map(([code, kind]) => [kind, code]));

/** The name of an item in a plan: 'de~kawah-putih'; null for kinds that are no part of a trip. */
export function planName(kind: Kind, key: string): string | null {
  const code = CODES.get(kind);
  return code ? `${code}~${encodeURIComponent(key)}` : null;
}

/** The same for an item; null too for an item that is over. */
export function planNameOf(description: AnyKind, item: Item, now = Date.now()): string | null {
  return description.isOver?.(item, now) ? null : planName(description.kind, item.key);
}
