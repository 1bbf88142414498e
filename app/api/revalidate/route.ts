import { hasBearerToken } from '@/lib/base/secrets';
import { TokenBucket } from '@/lib/base/token-bucket';
import { noStoreJson } from '@/lib/base/no-store';
import { revalidate, type RevalidationResult } from '@/lib/revalidation/revalidate';
import { logWarning } from '@/lib/log/log';
import { noDocument } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';
import { parseRevalidation, HttpError } from './request';

/** The Retry-After, in seconds, for the operator's job when the API failed. */
const RETRY_SECONDS = 10;

/** Two limits, so that a stranger who guesses the secret never uses up the operator's calls. */
const calls = new TokenBucket(60, 1_000);
const guesses = new TokenBucket(10, 6_000);

/** The operator's application reports a change (docs/revalidation.md). 404 without REVALIDATE_SECRET. */
export async function POST(request: Request): Promise<Response> {
  const { revalidateSecret } = settings();
  if (!revalidateSecret) return noDocument();
  if (!hasBearerToken(request.headers.get('authorization'), revalidateSecret)) return wrongSecret();
  if (!calls.take()) return tooMany(calls.secondsUntilFree());
  try {
    return resultResponse(await revalidate(await parseRevalidation(request)));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return noStoreJson(error.status, { message: error.message });
  }
}

function wrongMethod(): Response {
  if (!settings().revalidateSecret) return noDocument();
  return noStoreJson(405, { message: 'only POST' }, { allow: 'POST' });
}

export {
  wrongMethod as GET,
  wrongMethod as HEAD,
  wrongMethod as PUT,
  wrongMethod as PATCH,
  wrongMethod as DELETE,
  wrongMethod as OPTIONS,
};

function wrongSecret(): Response {
  if (!guesses.take()) return tooMany(guesses.secondsUntilFree());
  logWarning('revalidation with a wrong secret');
  return noStoreJson(
    401,
    { message: 'send Authorization: Bearer <REVALIDATE_SECRET>' },
    { 'www-authenticate': 'Bearer' },
  );
}

function tooMany(seconds: number): Response {
  return noStoreJson(429, { message: 'too many calls' }, { 'retry-after': String(seconds) });
}

function resultResponse({ renewed, failed }: RevalidationResult): Response {
  if (failed.length === 0) return noStoreJson(200, { message: 'revalidated', renewed });
  const message = 'the Admin API failed: what it did not answer stays as it was; try again';
  return noStoreJson(503, { message, renewed, failed }, { 'retry-after': String(RETRY_SECONDS) });
}
