import type { z } from 'zod';
import { parseOperatorJson, readOperatorFile } from './operator-file';
import { settings, SettingsError } from './settings';
import { siteSchema } from './site-schema';

/** The operator's data (product-decisions.md, "Fixed content"; docs/site-config.md). */
export type Site = z.output<typeof siteSchema>;
/** An admin: `name` is the role, `week` the hours in which he or she replies, `services` the topics. */
export type Admin = Site['admins'][number];

/** Checks the operator's file. Throws SettingsError with one line naming file and field. */
export function parseSite(text: string, file: string): Site {
  const parsed = siteSchema.safeParse(parseOperatorJson(text, file));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join(
    '.',
  );
  throw new SettingsError(`${file}: field "${field}" is wrong (${issue?.message ?? 'invalid'}): correct it.`);
}

let current: Site | null = null;

/** The operator's data of this process, read once at first use. */
export function site(): Site {
  if (!current) {
    const file = settings().siteConfig;
    current = parseSite(readOperatorFile('SITE_CONFIG', file), file);
  }
  return current;
}

/** The fields that still contain the shipped placeholders, through which nobody can be reached. */
export function placeholders(value: Site): string[] {
  const found: string[] = [];
  if (/contoh/i.test(value.email)) found.push('email');
  if (/contoh/i.test(value.address)) found.push('address');
  value.admins.forEach((admin, index) => {
    if (/^62800?0{4,}/.test(admin.phone.replace(/\D/g, ''))) found.push(`admins.${index}.phone`);
  });
  for (const [name, url] of Object.entries(value.socials))
    if (url && /contoh/i.test(url)) found.push(`socials.${name}`);
  return found;
}
