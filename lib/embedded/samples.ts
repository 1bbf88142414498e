import { oncePer } from '../base/once-per';
import { KINDS, type Kind } from '../entities/kinds';
import { settings } from '../settings/settings';
import type { Content, Entry } from './content';

/* Samples: content that does not exist in the world (product-decisions.md, "Demonstration content"). */

/** Is this file marked `contoh: true`? */
export function isSample({ meta }: Entry<Kind>): boolean {
  return 'contoh' in meta && meta.contoh === true;
}

/** The content that visitors get: all of it, or without samples on a site that has a public address. */
export function shownContent(all: Content): Content {
  return settings().hasSiteUrl ? oncePer(all, withoutSamples) : all;
}

function withoutSamples(all: Content): Content {
  return Object.fromEntries(
    KINDS.map((kind) => [kind, (all[kind] as Entry<Kind>[]).filter((entry) => !isSample(entry))]),
  ) as Content;
}

/** How many items `shownContent` leaves out. */
export function samplesLeftOut(all: Content): number {
  const count = (content: Content) => KINDS.reduce((sum, kind) => sum + content[kind].length, 0);
  return count(all) - count(shownContent(all));
}
