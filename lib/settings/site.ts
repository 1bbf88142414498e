import { z } from 'zod';
import { parseOperatorJson, readOperatorFile } from './operator-file';
import { settings, SettingsError } from './settings';

const phone = z.string().regex(/^\+62[\d\s-]{8,17}$/, 'must be written as +62 8xx-xxxx-xxxx');
const https = z.url({ protocol: /^https$/ });

const admin = z.object({
  /** The role, as the chat shows it. */
  name: z.string().min(1),
  /** Whom the chat greets: 'Rani'. */
  person: z.string().min(1).optional(),
  speciality: z.string().min(1),
  phone,
});

const schema = z.object({
  name: z.string().min(1),
  nickname: z.string().min(1),
  email: z.email(),
  address: z.string().min(1),
  officeMap: z.union([https, z.literal('')]),
  admins: z.tuple([admin, admin]),
  socials: z.object({ instagram: https, facebook: https, tiktok: https, youtube: https }),
  foodTour: z.object({
    price: z.number().int().positive(),
    hours: z.string().min(1),
    spots: z.string().min(1),
    groupSize: z.number().int().positive(),
  }),
});

/** What the operator fills in (product-decisions.md, "Fixed content"): names, numbers, addresses, the Food Tour. */
export type Site = z.infer<typeof schema>;
export type Admin = Site['admins'][number];

/** Checks the operator's file. Throws SettingsError with one line naming file and field. */
export function parseSite(text: string, file: string): Site {
  const parsed = schema.safeParse(parseOperatorJson(text, file));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SettingsError(
    `${file}: field "${issue?.path.join('.') ?? ''}" is wrong (${issue?.message ?? 'invalid'}): correct it.`,
  );
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

/** The fields that still hold the shipped placeholders, which reach nobody. */
export function placeholders(value: Site): string[] {
  const found: string[] = [];
  if (/contoh/i.test(value.email)) found.push('email');
  if (/contoh/i.test(value.address)) found.push('address');
  value.admins.forEach((admin, index) => {
    if (/^62800?0{4,}/.test(admin.phone.replace(/\D/g, ''))) found.push(`admins.${index}.phone`);
  });
  for (const [name, url] of Object.entries(value.socials))
    if (/contoh/i.test(url)) found.push(`socials.${name}`);
  return found;
}
