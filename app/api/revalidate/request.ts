import { z } from 'zod';
import { readBody } from '@/lib/base/read-body';
import type { Changed } from '@/lib/revalidation/revalidate';
import { isSafeKey } from '@/lib/entities/define';
import { KINDS } from '@/lib/entities/kinds';

/** The largest body in bytes: enough for a kind and a slug of two hundred letters. */
const MAX_BODY = 2_048;

/** A rejected call: its HTTP status and the reason. */
export class HttpError extends Error {
  constructor(
    readonly status: 413 | 415 | 422,
    message: string,
  ) {
    super(message);
  }
}

const key = z
  .union([z.string(), z.int().nonnegative().transform(String)])
  .refine(isSafeKey, 'must be a slug or an id');

const schema = z.union([
  z.strictObject({ kind: z.enum(KINDS), slug: key }).transform(({ kind, slug }) => ({ kind, key: slug })),
  z.strictObject({ kind: z.enum(KINDS) }).transform(({ kind }) => ({ kind, key: null })),
  z.strictObject({ all: z.literal(true) }).transform(() => ({ kind: null, key: null })),
  // Laravel's post() without data sends an empty list.
  z.tuple([]).transform(() => ({ kind: null, key: null })),
]);

/** Reads from the body what has changed; an empty body means everything. Throws HttpError. */
export async function parseRevalidation(request: Request): Promise<Changed> {
  const text = await readBody(request, MAX_BODY);
  if (text === null) throw new HttpError(413, `the body is over ${MAX_BODY} bytes`);
  if (!text.trim()) return { kind: null, key: null };
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new HttpError(415, 'the body must be JSON: send Content-Type: application/json');
  const parsed = schema.safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  throw new HttpError(
    422,
    `the body must be {"kind": "…", "slug": "…"}, {"kind": "…"} or {"all": true}; kind is one of ${KINDS.join(', ')}; slug is a slug or an id`,
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(422, 'the body is not JSON');
  }
}
