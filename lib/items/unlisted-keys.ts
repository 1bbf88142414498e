import { AdminApiError } from '../admin-api/errors';
import { processWide } from '../base/process-wide.mjs';
import { TokenBucket } from '../base/token-bucket';
import { currentVisitor } from '../base/visitor';
import { VisitorRateLimit } from '../base/visitor-rate-limit';
import type { Kind } from '../entities/kinds';

/*
 * How often the API is asked for keys that the list of a kind lacks, or for any while there is none: bounds
 * what floods of random keys cost it (docs/decisions/0002-own-client.md).
 */

/** The most a minute and kind, of all visitors together and of one, so that one leaves others enough. */
const OF_ALL = 30;
const OF_ONE = 10;

/** What is left for one kind. */
const newBudget = () => ({
  all: new TokenBucket(OF_ALL, 60_000 / OF_ALL),
  each: new VisitorRateLimit(OF_ONE, 60_000 / OF_ONE),
});

function refusal(code: 'flood' | 'later', message: string, spent: TokenBucket): AdminApiError {
  return new AdminApiError(code, message, null, { retrySeconds: spent.secondsUntilFree() });
}

const shared = processWide as { unlistedKeys?: Map<Kind, ReturnType<typeof newBudget>> };
const budgets = (shared.unlistedKeys ??= new Map());

/** What is left for all, and for the visitor whose request it is. */
function left(kind: Kind) {
  const { all, each } = budgets.get(kind) ?? newBudget();
  budgets.set(kind, { all, each });
  // Visitors whose address is not known would share one budget, and one of them use up the others'.
  return { all, mine: currentVisitor() === '' ? null : each.mine() };
}

/**
 * Takes one question about a key that the list of a kind lacks. Returns null, or why there is none: 'flood'
 * when the visitor himself has used up his own, 'later' when all have.
 */
export function refusedQuestion(kind: Kind): AdminApiError | null {
  const { all, mine } = left(kind);
  if (mine && !mine.take()) return refusal('flood', 'one visitor guesses too many keys', mine);
  if (all.take()) return null;
  mine?.giveBack();
  return refusal('later', 'too many keys are guessed', all);
}

/** Gives a question back that was no guess: the API has an item of that key, and is asked for it once. */
export function giveBackQuestion(kind: Kind): void {
  const { all, mine } = left(kind);
  all.giveBack();
  mine?.giveBack();
}
