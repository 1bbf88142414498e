import { site, type Site } from '../settings/site';
import type { Topic } from '../settings/site-schema';
import { concernedFirst } from './concerned';
import { greetingLink } from './greeting';

/** The operator's data for pages of a topic: the first admin is the one responsible. */
export function siteFor(topic: Topic | null): Site {
  const all = site();
  return { ...all, admins: concernedFirst(all.admins, topic) };
}

/** The WhatsApp link to the general admin that asks about a search without results. */
export function askLink(query: string): string {
  const { admins, name } = siteFor(null);
  return greetingLink(admins[0], name, `"${query}"`);
}
