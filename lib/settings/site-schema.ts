import { z } from 'zod';
import { parseDate } from '../format/tanggal';
import { mapEmbed } from '../geo/map-embed';
import { readWeek } from '../hours/read-reply-hours';

/*
 * The schema of site.config.json (docs/site-config.md). Unknown fields are rejected, so that a typing error
 * does not go unnoticed.
 */

/** What an admin may handle: the kinds that can be ordered, and the footer's further offers. */
export const TOPICS = [
  'destinasi',
  'paket',
  'akomodasi',
  'transportasi',
  'event',
  'tiket',
  'fasilitas',
  'atraksi',
  'kuliner',
  'pemandu',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What the chat calls a topic where its own word says too little, for an admin without a speciality. */
const TOPIC_NAMES: Partial<Record<Topic, string>> = { paket: 'paket tour', pemandu: 'tour guide' };

const text = z.string().trim().min(1);
const phone = z.string().regex(/^\+62[\d\s-]{8,17}$/, 'must be written as +62 8xx-xxxx-xxxx');
const https = z.url({ protocol: /^https$/ });
/** The address of a map that may be embedded; null for ''. */
const map = z
  .string()
  .refine(
    (value) => value === '' || mapEmbed(value) !== null,
    'must be what Google Maps gives under Share, Embed a map, or OpenStreetMap under HTML; else ""',
  )
  .transform(mapEmbed);
/** An account that the operator does not have is omitted, or ''. */
const account = z.union([https, z.literal('')], 'must be an https address, or left out').optional();

const admin = z
  .strictObject({
    /** The admin's own name, for the chat's greeting: 'Rani'. */
    person: text.optional(),
    /** The role that the chat shows; `name` is the name of this field in older files. */
    role: text.optional(),
    name: text.optional(),
    speciality: text.optional(),
    phone,
    /** '08.00-20.00' in Jakarta's time; without it the chat says 'Online' at any hour. */
    hours: z.string().optional(),
    /** 'Senin-Sabtu'; without it every day. */
    days: z.string().optional(),
    services: z
      .array(z.enum(TOPICS, `must be one of ${TOPICS.join(', ')}`))
      .min(1)
      .optional(),
  })
  .transform(({ role, name = role, speciality, hours, days, services, ...rest }, context) => {
    const fail = (field: string, message: string) => {
      context.issues.push({ code: 'custom', path: [field], message, input: undefined });
      return z.NEVER;
    };
    if (name === undefined) return fail('role', 'is missing: the chat shows it');
    if (role !== undefined && role !== name)
      return fail('role', 'is given beside name, which is its older name: keep one');
    const about = speciality ?? services?.map((topic) => TOPIC_NAMES[topic] ?? topic).join(', ');
    if (about === undefined) return fail('speciality', 'is missing: the chat shows it, or else the services');
    if (days !== undefined && hours === undefined)
      return fail('hours', "is missing: days need it, such as '08.00-20.00'");
    const week = hours === undefined ? undefined : readWeek(hours);
    if (week === null)
      return fail('hours', "must be written as '08.00-20.00' (WIB), and end on the day on which they begin");
    const open = hours === undefined ? undefined : readWeek(hours, days);
    if (open === null) return fail('days', "must be days such as 'Senin-Sabtu' or 'Senin, Rabu'");
    return {
      ...rest,
      name,
      // A sentence begins with a capital.
      speciality: speciality ?? about.charAt(0).toUpperCase() + about.slice(1),
      ...(open ? { week: open } : {}),
      ...(services ? { services } : {}),
    };
  });

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be written as 2026-03-19')
  .refine((value) => parseDate(value) !== null, 'is a date that does not exist');

/** A line at the top of every page, from the first of these days in Jakarta to the last. */
const notice = z
  .strictObject({ text: text.max(200), from: day.optional(), until: day.optional() })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'lies before from',
  });

const verification = z.strictObject({
  google: z
    .string()
    .regex(/^[\w-]{20,100}$/, "must be what stands in the tag's content, and nothing else")
    .optional(),
  bing: z
    .string()
    .regex(/^[0-9a-f]{32}$/i, "must be what stands in the tag's content: 32 signs")
    .optional(),
});

export const siteSchema = z.strictObject({
  name: text,
  nickname: text,
  email: z.email(),
  address: text,
  officeMap: map,
  /** The first admin replies wherever no other one is named. */
  admins: z
    .array(admin)
    .min(1, 'has none: name one at least')
    .max(6, 'has more than six: the chat lists them all')
    .transform((all) => all as [(typeof all)[number], ...typeof all]),
  socials: z
    .strictObject({ instagram: account, facebook: account, tiktok: account, youtube: account })
    .prefault({}),
  foodTour: z.strictObject({
    price: z.number().int().positive(),
    hours: text,
    spots: text,
    groupSize: z.number().int().positive(),
  }),
  /** What a destination is sold as: a tour with schedule and inclusions, or the entrance to a place. */
  destinations: z.enum(['tours', 'places'], "must be 'tours' or 'places'").default('tours'),
  verification: verification.optional(),
  notice: notice.optional(),
});
