import { z } from 'zod';
import { parseOperatorJson, readOperatorFile } from './operator-file';
import { settings, SettingsError } from './settings';
import { tidyAddress } from './tidy-address';

/*
 * Addresses that the operator has given up, in content/redirects.json: `{ "/event/nama-lama": "/event/nama-baru" }`. A rule is asked
 * only where the page would be a 404, so it costs nothing on the way to a page and never hides one.
 */

const MOST = 5000;

/** A path of the site: no query, no capitals but in percent-encoding, no slash at the end. */
const own = z
  .string()
  .max(300)
  .regex(/^\/(?:%[\dA-Fa-f]{2}|[^\s?#%A-Z\\])*(?<!\/)$/, 'must be a path such as /event/nama-lama')
  .refine(
    (value) => !value.includes('//') && !value.includes('/../'),
    'must be a path such as /event/nama-lama',
  );
const schema = z.record(own, own);

/**
 * The rules of a redirect file, old path → final path, both as the site writes them. Chains are followed here, so that a visitor
 * makes one hop. Throws SettingsError with one line naming the file and the rule when it is no such file, when a rule leads back to
 * itself, or when two are for one address.
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
    const tidy = tidyAddress(from, '');
    if (rules.has(tidy)) throw new SettingsError(`${file}: two rules are for ${tidy}: delete one.`);
    rules.set(tidy, tidyAddress(to, ''));
  }
  if (rules.size > MOST) throw new SettingsError(`${file} has more than ${MOST} rules: shorten it.`);
  return new Map([...rules.keys()].map((from) => [from, lastStop(rules, from, file)]));
}

function lastStop(rules: Map<string, string>, from: string, file: string): string {
  const seen = new Set([from]);
  let to = rules.get(from) ?? from;
  for (let next = rules.get(to); next !== undefined; next = rules.get(to)) {
    if (seen.has(to)) break;
    seen.add(to);
    to = next;
  }
  if (seen.has(to)) throw new SettingsError(`${file}: rule "${from}" leads back to ${to}: break the circle.`);
  return to;
}

let current: Map<string, string> | null = null;

/** The rules of this process, read once at first use. Throws SettingsError like `parseRedirects`, and when there is no file. */
export function redirects(): Map<string, string> {
  if (!current) {
    const file = settings().redirectsFile;
    current = parseRedirects(readOperatorFile('REDIRECTS_FILE', file), file);
  }
  return current;
}
