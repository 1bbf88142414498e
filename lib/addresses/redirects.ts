import { z } from 'zod';
import { parseOperatorJson, readOperatorFile } from '../settings/operator-file';
import { routes } from './routes';
import { settings, SettingsError } from '../settings/settings';
import { canonicalPath } from './canonical-path';

// What the operator has retired, in content/redirects.json: it counts where there would be a 404.

const MOST = 5000;

/** A path of the site: no capitals except in percent-encoding, no slash at the end, no step upwards. */
const PATH = /^\/(?:%[\dA-Fa-f]{2}|[^\s?#%A-Z\\])*(?<!\/)$/;
const isPath = (value: string) => PATH.test(value) && !value.includes('//') && !value.includes('/../');
/** What may follow the path of a target: a query and a fragment. */
const REST = /^(?:\?(?:%[\dA-Fa-f]{2}|[^\s#%\\])*)?(?:#(?:%[\dA-Fa-f]{2}|[^\s#%\\])*)?$/;

const source = z.string().max(300).refine(isPath, 'must be a path such as /event/nama-lama');
const target = z
  .string()
  .max(300)
  .refine((value) => {
    const path = pathOf(value);
    return (path === routes.home || isPath(path)) && REST.test(value.slice(path.length));
  }, 'must be a path such as /event/nama-baru, /event?kategori=wedding or /kuliner#makanan-batagor');
const schema = z.record(source, target);

/**
 * The rules of a redirect file, old path → final URL, both in canonical form; chains are resolved, so that a
 * visitor is led once. Throws SettingsError, one line that names file and rule, when the file is invalid, a
 * rule leads back to itself, or two have the same source.
 */
export function parseRedirects(text: string, file: string): Map<string, string> {
  const parsed = schema.safeParse(parseOperatorJson(text, file));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const what = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message;
    throw new SettingsError(
      `${file}: rule "${issue?.path.join('.') ?? ''}" is wrong (${what ?? 'invalid'}): correct it.`,
    );
  }
  const rules = new Map<string, string>();
  for (const [from, to] of Object.entries(parsed.data)) {
    const tidy = canonicalPath(from, '');
    if (rules.has(tidy)) throw new SettingsError(`${file}: two rules are for ${tidy}: delete one.`);
    rules.set(tidy, tidyTarget(to));
  }
  if (rules.size > MOST) throw new SettingsError(`${file} has more than ${MOST} rules: shorten it.`);
  return new Map([...rules.keys()].map((from) => [from, lastStop(rules, from, file)]));
}

function lastStop(rules: Map<string, string>, from: string, file: string): string {
  const seen = new Set<string>();
  let to = from;
  for (let next = rules.get(from); next !== undefined; next = rules.get(pathOf(to))) {
    seen.add(pathOf(to));
    to = next;
    if (seen.has(pathOf(to)))
      throw new SettingsError(`${file}: rule "${from}" leads back to ${pathOf(to)}: break the circle.`);
  }
  return to;
}

function tidyTarget(address: string): string {
  const path = pathOf(address);
  const { search, hash } = new URL(address.slice(path.length), 'http://localhost');
  return canonicalPath(path, search) + hash;
}

/** A URL without its query and fragment. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

let current: Map<string, string> | null = null;

/** The rules, read once. Throws SettingsError like `parseRedirects`, and when the file is missing. */
export function redirects(): Map<string, string> {
  const file = settings().redirectsFile;
  return (current ??= parseRedirects(readOperatorFile('REDIRECTS_FILE', file), file));
}
