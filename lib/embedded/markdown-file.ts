import path from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';

/** A content file is invalid. The message is one line: file, field, reason. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Parses one file of content/: front matter between two lines of ---, then Markdown. `check` returns a
 * further fault of the front matter as 'field: reason', or null. Throws ContentError for the first fault.
 */
export function parseMarkdownFile<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  check: (meta: T) => string | null = () => null,
): { meta: T; body: string } {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path.basename(file, '.md')))
    throw new ContentError(`${file}: name: must be lower-case words joined by hyphens`);
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) throw new ContentError(`${file}: must begin with front matter between two lines of ---`);
  const parsed = schema.safeParse(readYaml(match[1] ?? '', file));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ContentError(`${file}: ${issue?.path.join('.') || 'front matter'}: ${issue?.message}`);
  }
  const fault = check(parsed.data);
  if (fault !== null) throw new ContentError(`${file}: ${fault}`);
  const body = (match[2] ?? '').trim();
  if (!body) throw new ContentError(`${file}: text: is missing below the front matter`);
  return { meta: parsed.data, body };
}

function readYaml(text: string, file: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new ContentError(`${file}: front matter: ${(error as Error).message.split('\n')[0]}`);
  }
}
