import { KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';

/** What a search finds beside the items: areas, ready plans, questions, the way to reach us. */
const OTHERS = {
  kawasan: 'Kawasan',
  rencana: 'Rencana siap',
  tanya: 'Tanya jawab',
  kontak: 'Kontak',
} as const;

export type FoundKind = Kind | keyof typeof OTHERS;

export const FOUND_KINDS = [...KINDS, ...(Object.keys(OTHERS) as (keyof typeof OTHERS)[])] as const;

/** 'Destinasi', 'Kawasan' */
export function foundLabel(kind: FoundKind): string {
  return isItem(kind) ? registry[kind].copy.label : OTHERS[kind];
}

/** Whether what is found is an item of a list. */
export function isItem(kind: FoundKind): kind is Kind {
  return !Object.hasOwn(OTHERS, kind);
}
